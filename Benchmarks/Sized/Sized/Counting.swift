/// Shows in one place, among much else, how often the button was tapped.
@MainActor
protocol Counting {
  func show(_ count: String)
}
