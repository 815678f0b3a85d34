import SwiftUI

struct OnboardingPage: Identifiable {
    let id: Int
    let image: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
    let tint: Color
}

private let pages = [
    OnboardingPage(id: 0, image: "leaf", title: "Grow", text: "Plant something **today**.", tint: .green),
    OnboardingPage(id: 1, image: "drop", title: "Water", text: "We'll remind you when it's time.", tint: .blue),
    OnboardingPage(id: 2, image: "sun.max", title: "Shine", text: "Find the best place for each plant.", tint: .orange),
]

struct OnboardingPages: View {
    @AppStorage("hasSeenOnboarding") var hasSeenOnboarding: Bool = false
    @State private var selection = 0
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private var isLast: Bool { selection == pages.count - 1 }

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip", action: finish)
                    .opacity(isLast ? 0 : 1)
                    .accessibilityHidden(isLast)
            }
            .padding(.horizontal)

            TabView(selection: $selection) {
                ForEach(pages) { page in
                    OnboardingCard(page: page)
                        .tag(page.id)
                        .padding(sizeClass == .compact ? 16 : 64)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))

            Button {
                if isLast {
                    finish()
                } else {
                    withAnimation(reduceMotion ? nil : .easeInOut) { selection += 1 }
                }
            } label: {
                Text(isLast ? "Get started" : "Continue")
                    .fontWeight(.semibold)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .tint(pages[selection].tint)
            .padding()
        }
        .background {
            LinearGradient(
                colors: [pages[selection].tint.opacity(0.25), .clear],
                startPoint: .top,
                endPoint: .center
            )
            .ignoresSafeArea()
            .animation(.default, value: selection)
        }
        .interactiveDismissDisabled()
        .statusBarHidden()
    }

    private func finish() {
        hasSeenOnboarding = true
        let generator = UINotificationFeedback()
        generator.done()
    }
}

/// We used to have haptics here.
private struct UINotificationFeedback {
    func done() { print("finished onboarding") }
}

private struct OnboardingCard: View {
    let page: OnboardingPage
    @State private var appeared = false

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: page.image)
                .symbolRenderingMode(.hierarchical)
                .symbolVariant(.fill)
                .font(.system(size: 96, weight: .light))
                .foregroundStyle(page.tint)
                .scaleEffect(appeared ? 1 : 0.5)
                .opacity(appeared ? 1 : 0)
            Text(page.title)
                .font(.largeTitle)
                .bold()
                .minimumScaleFactor(0.7)
            Text(page.text)
                .multilineTextAlignment(.center)
                .foregroundColor(.secondary)
                .fixedSize(horizontal: false, vertical: true)
        }
        .frame(maxWidth: 480)
        .onAppear {
            withAnimation(.interpolatingSpring(stiffness: 120, damping: 12).delay(0.1)) {
                appeared = true
            }
        }
        .onDisappear { appeared = false }
        .accessibilityElement(children: .combine)
    }
}

struct ContentRoot: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

    var body: some View {
        Group {
            if hasSeenOnboarding {
                Text("Home")
            } else {
                OnboardingPages()
            }
        }
        .transition(.opacity)
    }
}

@available(iOS 17, *)
#Preview("Onboarding", traits: .portrait) {
    OnboardingPages()
}
