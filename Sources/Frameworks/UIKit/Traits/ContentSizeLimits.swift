/// The minimum and maximum text sizes for the content of a view.
struct ContentSizeLimits: Equatable {
  // Every view stores these, so they're as small as possible: 1-based indexes in the list of sizes.
  private var least: UInt8 = 0
  private var greatest: UInt8 = 0

  /// Whether there are any limits.
  var areSet: Bool { least > 0 || greatest > 0 }

  var minimum: UIContentSizeCategory? {
    get { Self.size(least) }
    set { least = Self.place(newValue) }
  }

  var maximum: UIContentSizeCategory? {
    get { Self.size(greatest) }
    set { greatest = Self.place(newValue) }
  }

  private static func size(_ place: UInt8) -> UIContentSizeCategory? {
    place > 0 ? UIContentSizeCategory.ascending[Int(place) - 1] : nil
  }

  private static func place(_ size: UIContentSizeCategory?) -> UInt8 {
    let index = size.flatMap { UIContentSizeCategory.ascending.firstIndex(of: $0) }
    return index.map { UInt8($0 + 1) } ?? 0
  }

  /// Returns the closest size within the limits.
  func limit(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    if let maximum, size > maximum { return maximum }
    if let minimum, size < minimum { return minimum }
    return size
  }
}

extension UIView {
  /// The minimum text size in the view, or `nil` for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitOverrides.sizeLimits.minimum }
    set { traitOverrides.sizeLimits.minimum = newValue }
  }

  /// The maximum text size in the view, or `nil` for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitOverrides.sizeLimits.maximum }
    set { traitOverrides.sizeLimits.maximum = newValue }
  }

  /// A description of the limits of the view and its superviews, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let views = sequence(first: self, next: \.superview).filter {
      $0.traitOverrides.sizeLimits.areSet
    }
    return views.map { view in
      let limits = view.traitOverrides.sizeLimits
      let words = [
        limits.minimum.map { "minimum \($0.rawValue)" },
        limits.maximum.map { "maximum \($0.rawValue)" },
      ]
      return "\(type(of: view)): " + words.compactMap { $0 }.joined(separator: ", ")
    }.joined(separator: "\n")
  }
}
