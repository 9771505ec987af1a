/// The rate limit for a page's messages: an initial burst, and then a number per second.
struct MessagePace {
  /// The rate is more than a user can produce with a finger and a keyboard, and low enough that
  /// other pages can still use the app.
  static let perSecond = 1000.0
  private static let most = 1000.0

  private var left = Self.most
  private var last = ContinuousClock.now

  /// Counts a message, and waits if the page exceeds the limit.
  mutating func take() async throws {
    let now = ContinuousClock.now
    left = min(Self.most, left + (now - last) / .seconds(1) * Self.perSecond)
    last = now
    left -= 1
    guard left < 0 else { return }
    try await Task.sleep(for: .seconds(-left / Self.perSecond))
  }
}
