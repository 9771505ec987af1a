import Foundation
import Synchronization

/// Coordinates reading and writing files, and notifies their presenters.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsfilecoordinator>.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Doesn't ask presenters to save their changes first.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Follows a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Reads only the file's metadata.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// Reads the file in order to upload it.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// The options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Asks presenters to save their changes first.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// Replaces the file.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Changes only the file's metadata.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private final class Registration: @unchecked Sendable {
    let presenter: any NSFilePresenter

    init(_ presenter: any NSFilePresenter) { self.presenter = presenter }
  }

  private static let registrations = Mutex<[Registration]>([])
  /// A lock that's held while a file is read or written.
  ///
  /// It's recursive because an accessor can coordinate other access.
  private static let access = NSRecursiveLock()

  /// The presenter that isn't notified of the coordinator's own actions.
  private let presenter: (any NSFilePresenter)?
  /// An identifier that's shared by coordinators that work together.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator, whose presenter isn't notified of the coordinator's actions.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  // MARK: Presenters

  /// The presenters that are notified of changes to files.
  open class var filePresenters: [any NSFilePresenter] {
    registrations.withLock { $0 }.map(\.presenter)
  }

  /// Registers a presenter for changes to its file.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let registration = Registration(filePresenter)
    registrations.withLock { $0.append(registration) }
  }

  /// Unregisters a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let identity = ObjectIdentifier(filePresenter)
    registrations.withLock { all in
      all.removeAll { ObjectIdentifier($0.presenter) == identity }
    }
  }

  private func notify(of url: URL, _ change: @escaping @Sendable (any NSFilePresenter) -> Void) {
    for registration in Self.registrations.withLock({ $0 }) {
      guard registration.presenter !== presenter,
        registration.presenter.presentedItemURL?.standardizedFileURL == url.standardizedFileURL
      else { continue }
      registration.presenter.presentedItemOperationQueue.addOperation {
        change(registration.presenter)
      }
    }
  }

  // MARK: Coordinating

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    Self.access.withLock {
      reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
    }
  }

  /// Writes a file, and notifies its other presenters.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    Self.access.withLock { writer(url) }
    notify(of: url) { $0.presentedItemDidChange() }
  }

  /// Reads a file and writes another one.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    Self.access.withLock { readerWriter(readingURL, writingURL) }
    notify(of: writingURL) { $0.presentedItemDidChange() }
  }

  /// Writes two files, for example to move one to the location of the other.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    Self.access.withLock { writer(url1, url2) }
    for url in [url1, url2] { notify(of: url) { $0.presentedItemDidChange() } }
  }

  /// Records that a file has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    notify(of: oldURL) { $0.presentedItemDidMove(to: newURL) }
  }

  /// Does nothing, because access never waits.
  open func cancel() {}
}
