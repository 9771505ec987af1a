import Foundation

/// Core Foundation data, which is the same as Foundation's.
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

  /// Creates a provider that gets the bytes when they're first needed.
  init(_ read: @escaping () -> CFData?) {
    self.read = read
  }

  /// Creates a provider of the given bytes.
  public convenience init?(data: CFData) {
    self.init { data }
  }

  /// Creates a provider of a file's bytes, or returns `nil` if the file can't be read.
  public convenience init?(url: NSURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init { data as NSData }
  }
}
