import Foundation

extension URL {
  /// The options for creating a bookmark.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates the smallest possible bookmark.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// Creates a bookmark that can be written to a file.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Creates a bookmark that doesn't grant access to the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// The options for resolving a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Doesn't show any user interface.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Doesn't mount volumes.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Doesn't request access to the file yet.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Returns data for finding the file, even after it was renamed or moved.
  /// - Throws: An error if the file doesn't exist.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    try JSONEncoder().encode(FileBookmark(self))
  }

  /// Creates the URL of a bookmark's file.
  /// - Parameter bookmarkDataIsStale: Set to whether the file has moved or been renamed since the
  ///   bookmark was created.
  /// - Throws: An error if the data isn't a bookmark or the file no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? JSONDecoder().decode(FileBookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard let found = bookmark.find() else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = found.isMoved
    self = found.url
  }
}
