import Foundation

/// Information about a location in a program.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctsourcecodesymbolinfo>.
public class XCTSourceCodeSymbolInfo: NSObject, @unchecked Sendable {
  /// The name of the executable or library.
  public let imageName: String
  /// The name of the function.
  public let symbolName: String
  /// The line in the source.
  public let location: XCTSourceCodeLocation?

  /// Creates information about a location.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
    super.init()
  }
}
