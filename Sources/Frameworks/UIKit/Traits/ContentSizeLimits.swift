/// The least and the greatest size of text that a view lets its content have.
struct ContentSizeLimits: Equatable {
  // Every view keeps these, so they're as small as can be: places in the list of sizes, from 1.
  private var least: UInt8 = 0
  private var greatest: UInt8 = 0

  /// Whether there are any.
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
  /// The least size of text in the view; `nil` is any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitOverrides.sizeLimits.minimum }
    set { traitOverrides.sizeLimits.minimum = newValue }
  }

  /// The greatest size of text in the view; `nil` is any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitOverrides.sizeLimits.maximum }
    set { traitOverrides.sizeLimits.maximum = newValue }
  }

  /// The limits of the view and of those around it, in words, for debugging.
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
