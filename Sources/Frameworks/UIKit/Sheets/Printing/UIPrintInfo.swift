import Foundation
import UIKitCore

/// The settings of a print job.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo>.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  /// The type of content to print.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo/outputtype-swift.enum>.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general
    /// A photo.
    case photo
    /// Text in black.
    case grayscale
    /// A photo in gray.
    case photoGrayscale
  }

  /// The orientation of paper.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo/orientation-swift.enum>.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// On which sides of the paper is printed.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo/duplex-swift.enum>.
  public enum Duplex: Int, Sendable {
    /// On one.
    case none
    /// On both, turned about the long edge.
    case longEdge
    /// On both, turned about the short edge.
    case shortEdge
  }

  /// The printer's identifier.
  open var printerID: String?
  /// The name of the print job.
  open var jobName = ""
  /// The type of content to print.
  open var outputType = OutputType.general
  /// The orientation of the paper.
  open var orientation = Orientation.portrait
  /// On which sides of the paper is printed.
  open var duplex = Duplex.none

  /// Creates an object from the values in a dictionary, or from defaults.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    printerID = dictionary?["UIPrintInfoPrinterID"] as? String
    jobName = dictionary?["UIPrintInfoJobName"] as? String ?? ""
    outputType = Self.value(dictionary, "UIPrintInfoOutputType") ?? .general
    orientation = Self.value(dictionary, "UIPrintInfoOrientation") ?? .portrait
    duplex = Self.value(dictionary, "UIPrintInfoDuplex") ?? .none
  }

  private static func value<Value: RawRepresentable<Int>>(
    _ dictionary: [AnyHashable: Any]?, _ key: String
  ) -> Value? {
    guard let number = dictionary?[key] as? Int else { return nil }
    return Value(rawValue: number)
  }

  /// Returns the default print information.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

  /// The properties to store in a dictionary.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [
      "UIPrintInfoJobName": jobName, "UIPrintInfoOutputType": outputType.rawValue,
      "UIPrintInfoOrientation": orientation.rawValue, "UIPrintInfoDuplex": duplex.rawValue,
    ]
    dictionary["UIPrintInfoPrinterID"] = printerID
    return dictionary
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPrintInfo(dictionary: dictionaryRepresentation)
  }
}
