import Foundation

/// A choice of points of interest.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter>.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// All points of interest.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No points of interest.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  private let categories: Set<MKPointOfInterestCategory>
  private let includesListed: Bool

  /// Creates a choice of some categories.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includesListed = true
    super.init()
  }

  /// Creates a choice of all categories except some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includesListed = false
    super.init()
  }

  /// Returns whether a category is chosen.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == includesListed
  }

  /// Returns whether a category isn't chosen.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

  /// Whether all categories are chosen.
  var includesAll: Bool { !includesListed && categories.isEmpty }
}
