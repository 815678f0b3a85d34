import SwiftUI

struct Product: Identifiable, Hashable {
    let id: String
    let name: String
    let price: Decimal
}

struct CartLine: Identifiable {
    let product: Product
    var quantity: Int
    var id: String { product.id }
    var total: Decimal { product.price * Decimal(quantity) }
}

class Cart: ObservableObject {
    @Published var lines: [CartLine] = []
    @Published var coupon = ""

    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    var discount: Decimal { coupon.uppercased() == "TENOFF" ? subtotal / 10 : 0 }

    func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.id == product.id }) {
            lines[index].quantity += 1
        } else {
            lines.append(CartLine(product: product, quantity: 1))
        }
    }

    func remove(at offsets: IndexSet) {
        lines.remove(atOffsets: offsets)
    }
}

private let catalog = [
    Product(id: "tea", name: "Green tea", price: 7.9),
    Product(id: "mug", name: "Mug", price: 12),
    Product(id: "pot", name: "Teapot", price: 49.95),
]

struct ShopView: View {
    @StateObject private var cart = Cart()

    var body: some View {
        TabView {
            NavigationView {
                List(catalog) { product in
                    HStack {
                        Text(product.name)
                        Spacer()
                        Text(product.price, format: .currency(code: "EUR"))
                            .foregroundColor(.secondary)
                        Button("Add") { cart.add(product) }
                            .buttonStyle(.bordered)
                            .buttonBorderShape(.capsule)
                    }
                }
                .navigationTitle("Shop")
            }
            .tabItem { Label("Shop", systemImage: "bag") }

            CartView()
                .tabItem {
                    Image(systemName: "cart")
                    Text("Cart")
                }
                .badge(cart.lines.count)
        }
        .environmentObject(cart)
    }
}

struct CartView: View {
    @EnvironmentObject private var cart: Cart
    @State private var confirmsOrder = false
    @State private var editMode: EditMode = .inactive

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Items"), footer: Text("Prices include VAT.")) {
                    ForEach($cart.lines) { $line in
                        HStack {
                            Text(line.product.name)
                            Spacer()
                            Stepper(value: $line.quantity, in: 1...99) {
                                Text("\(line.quantity) × \(line.product.price.formatted(.currency(code: "EUR")))")
                            }
                            .fixedSize()
                        }
                        .swipeActions {
                            Button("Remove", role: .destructive) {
                                cart.lines.removeAll { $0.id == line.id }
                            }
                        }
                    }
                    .onDelete(perform: cart.remove)
                    .onMove { cart.lines.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    TextField("Coupon", text: $cart.coupon)
                        .textCase(.uppercase)
                    row("Subtotal", cart.subtotal)
                    if cart.discount > 0 {
                        row("Discount", -cart.discount).foregroundColor(.green)
                    }
                    row("Total", cart.subtotal - cart.discount).font(.headline)
                }
                Button("Order now") { confirmsOrder = true }
                    .disabled(cart.lines.isEmpty)
                    .listRowBackground(Color.accentColor.opacity(0.1))
            }
            .listStyle(InsetGroupedListStyle())
            .environment(\.editMode, $editMode)
            .navigationBarTitle(Text("Cart"))
            .navigationBarItems(trailing: EditButton())
            .actionSheet(isPresented: $confirmsOrder) {
                ActionSheet(
                    title: Text("Order for \(String(describing: cart.subtotal))?"),
                    buttons: [
                        .default(Text("Order")) { cart.lines = [] },
                        .cancel(),
                    ])
            }
        }
    }

    private func row(_ title: LocalizedStringKey, _ amount: Decimal) -> some View {
        HStack {
            Text(title)
            Spacer()
            Text(amount as NSDecimalNumber, formatter: Self.formatter)
        }
    }

    static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter
    }()
}

struct ShopView_Previews: PreviewProvider {
    static var previews: some View { ShopView() }
}
