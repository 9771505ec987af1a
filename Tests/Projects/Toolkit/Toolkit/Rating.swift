import Foundation

/// A number of stars.
public struct Rating: Equatable {
  /// A property that only the framework itself uses.
  static let highest = 5

  /// The number of stars, from 0 to 5.
  public let stars: Int

  /// Creates the rating that's closest to a number of stars.
  public init(stars: Int) {
    self.stars = min(max(stars, 0), Self.highest)
  }

  /// The rating as text from the framework's string tables.
  public var words: String {
    let format = NSLocalizedString("stars", bundle: .toolkit, comment: "A number of stars.")
    return String(format: format, stars)
  }

  func better() -> Rating {
    Rating(stars: stars + 1)
  }

  func worse() -> Rating {
    Rating(stars: stars - 1)
  }
}
