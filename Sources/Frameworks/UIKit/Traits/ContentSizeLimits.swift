/// The least and the greatest size of text that a view lets its content have.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// The size nearest to one that is within the limits.
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
      $0.traitOverrides.sizeLimits != ContentSizeLimits()
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
