import Foundation

/// A line of a file.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctsourcecodelocation>.
public class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL
  /// The line number, starting at 1.
  public let lineNumber: Int

  /// Creates the location of a line in a file.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// Creates the location of a line in the file at a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return fileURL == other.fileURL && lineNumber == other.lineNumber
  }

  public override var hash: Int { fileURL.hashValue ^ lineNumber }
}
