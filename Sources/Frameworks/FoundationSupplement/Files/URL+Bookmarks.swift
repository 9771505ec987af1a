import Foundation

extension URL {
  /// The options for creating a bookmark.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bookmark is as small as can be.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// The bookmark can be a file.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// The bookmark grants no right to use the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// The options for finding the file of a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Users are asked nothing.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The file isn't asked for yet.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Returns data that lead to the file even after it was renamed or moved.
  /// - Throws: An error if there's no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    try JSONEncoder().encode(FileBookmark(self))
  }

  /// Creates the URL of the file that a bookmark leads to.
  /// - Parameter bookmarkDataIsStale: Set to whether the file has another name or place than when
  ///   the bookmark was made.
  /// - Throws: An error if the data isn't a bookmark, or the file is gone.
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
