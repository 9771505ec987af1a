/// The rate limit for a page's messages: an initial number, and a number per second after that.
struct MessagePace {
  /// More than a hand and a keyboard can give, and too few to keep an app from its other pages.
  static let perSecond = 1000.0
  private static let most = 1000.0

  private var left = Self.most
  private var last = ContinuousClock.now

  /// Counts a message; waits until it's its turn.
  mutating func take() async throws {
    let now = ContinuousClock.now
    left = min(Self.most, left + (now - last) / .seconds(1) * Self.perSecond)
    last = now
    left -= 1
    guard left < 0 else { return }
    try await Task.sleep(for: .seconds(-left / Self.perSecond))
  }
}
