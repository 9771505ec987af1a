/// The name of an option of contexts.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicontextoption>.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The color space of intermediate results.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of results; images are always in sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether the processor draws, as it always does in Quince.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether drawing can wait for other work.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether intermediate results are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// The name of an option of an image's file.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciimagerepresentationoption>.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The order of a pixel's components, with 8 bits each.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciformat>.
public struct CIFormat: Hashable, Sendable {
  /// The indices of red, green, blue, and alpha, as 0 to 3.
  let order: [Int]

  /// Red, green, blue, and alpha.
  public static let RGBA8 = CIFormat(order: [0, 1, 2, 3])
  /// Blue, green, red, and alpha.
  public static let BGRA8 = CIFormat(order: [2, 1, 0, 3])
  /// Alpha, red, green, and blue.
  public static let ARGB8 = CIFormat(order: [3, 0, 1, 2])
  /// Alpha, blue, green, and red.
  public static let ABGR8 = CIFormat(order: [3, 2, 1, 0])
}
