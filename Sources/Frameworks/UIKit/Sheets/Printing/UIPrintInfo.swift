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
    /// Text and images.
    case general
    /// A photo.
    case photo
    /// Black text.
    case grayscale
    /// A photo in grayscale.
    case photoGrayscale
  }

  /// The orientation of paper.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo/orientation-swift.enum>.
  public enum Orientation: Int, Sendable {
    /// The paper is upright.
    case portrait
    /// The paper is on its side.
    case landscape
  }

  /// The modes of printing on both sides of the paper.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprintinfo/duplex-swift.enum>.
  public enum Duplex: Int, Sendable {
    /// The printer prints on one side.
    case none
    /// The printer prints on both sides, which are flipped along the long edge.
    case longEdge
    /// The printer prints on both sides, which are flipped along the short edge.
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
  /// The mode of printing on both sides of the paper.
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

  /// Returns a copy of the object.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPrintInfo(dictionary: dictionaryRepresentation)
  }
}
