/// A timer that a page has set, and that follows the device's clock.
struct PageTimer: Decodable, Equatable {
  /// The name of the page, which consists of letters and digits.
  var owner: String
  /// The number of the timer in its page.
  var number: Int
  /// The delay, in milliseconds.
  var delay: Double
}
