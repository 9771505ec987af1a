import Foundation

/// Data of Core Foundation's, which are Foundation's as well.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdata>.
public typealias CFData = NSData

/// The source of an image's bytes.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgdataprovider>.
public final class CGDataProvider {
  private let read: () -> CFData?

  /// The bytes.
  public private(set) lazy var data: CFData? = read()

  /// Creates a provider of bytes that are found once someone asks for them.
  init(_ read: @escaping () -> CFData?) {
    self.read = read
  }

  /// Creates a provider of some bytes.
  public convenience init?(data: CFData) {
    self.init { data }
  }

  /// Creates a provider of the bytes of a file, or `nil` if it can't be read.
  public convenience init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init { data as NSData }
  }
}
