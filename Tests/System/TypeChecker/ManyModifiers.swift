import SwiftUI

// Forty modifiers in one chain, with literals of numbers, members of the context and ternaries.
struct ManyModifiers: View {
  @State private var isOn = false
  @State private var angle = 0.0

  var body: some View {
    Text("Forty modifiers")
      .font(.title2)
      .bold()
      .italic(isOn)
      .foregroundStyle(isOn ? .red : .blue)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .lineSpacing(4)
      .tracking(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(minWidth: 100, maxWidth: .infinity, alignment: .leading)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1) }
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
      .opacity(isOn ? 1 : 0.5)
      .offset(x: isOn ? 0 : -20, y: 4)
      .scaleEffect(isOn ? 1 : 0.9)
      .rotationEffect(.degrees(angle * 2))
      .zIndex(1)
      .animation(.easeInOut(duration: 0.3), value: isOn)
      .transition(.opacity)
      .tint(.green)
      .disabled(!isOn)
      .accessibilityLabel("Forty")
      .accessibilityAddTraits(isOn ? .isSelected : [])
      .onTapGesture { isOn.toggle() }
      // mistake: new in angle = new ? -> new in angle = now ?
      // makes: cannot find 'now' in scope
      .onChange(of: isOn) { _, new in angle = new ? 45 : 0 }
      .onAppear { angle = 10 }
      .task(id: angle) { isOn = angle > 20 }
      .contextMenu { Button("Reset") { angle = 0 } }
      .sheet(isPresented: $isOn) { Text("Sheet").presentationDetents([.medium, .large]) }
      .alert("Alert", isPresented: $isOn) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { isOn = true } } }
      .navigationTitle("Title \(Int(angle))")
      .navigationBarTitleDisplayMode(.inline)
      .environment(\.locale, Locale(identifier: "de"))
      .id(angle)
      .tag(1)
  }
}
