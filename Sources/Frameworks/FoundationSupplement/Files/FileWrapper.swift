import Foundation

/// A file, a folder with its contents, or a symbolic link, in memory.
///
/// Follows <https://developer.apple.com/documentation/foundation/filewrapper>, which Foundation on
/// Linux lacks.
open class FileWrapper: NSObject {
  /// The options for reading a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filewrapper/readingoptions>.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reads the file immediately instead of when its contents are requested.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Doesn't map files into memory, which Quince never does.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// The options for writing a file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filewrapper/writingoptions>.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Keeps the old file until the new one is completely written.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Updates wrappers with the names under which they're written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    /// A file that's read when its contents are requested.
    case unread(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The preferred name of the wrapper in a folder, which it gets unless the name is taken.
  open var preferredFilename: String?

  /// The name under which the wrapper was last read or written.
  open var filename: String?

  /// The attributes of the file, as in `FileManager`.
  open var fileAttributes: [String: Any] = [:]

  private init(_ content: Content, named name: String? = nil) {
    self.content = content
    preferredFilename = name
    filename = name
  }

  /// Creates a wrapper for the file or folder at a URL.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url, options)
    super.init()
    take(url)
  }

  /// Creates a wrapper for a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      add(child, named: name)
    }
  }

  /// Creates a wrapper for a file with the given contents.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a wrapper for a symbolic link to a URL.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
  }

  // MARK: Kinds

  /// Whether the wrapper is for a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }

  /// Whether the wrapper is for a regular file.
  open var isRegularFile: Bool { !isDirectory && !isSymbolicLink }

  /// Whether the wrapper is for a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a file, or `nil` if it can't be read anymore.
  open var regularFileContents: Data? {
    switch content {
    case .file(let data): return data
    case .unread(let url):
      guard let data = try? Data(contentsOf: url) else { return nil }
      content = .file(data)
      return data
    case .folder, .link: raise("regularFileContents", "regular file")
    }
  }

  /// The destination of a symbolic link.
  open var symbolicLinkDestinationURL: URL? {
    guard case .link(let url) = content else {
      raise("symbolicLinkDestinationURL", "symbolic link")
    }
    return url
  }

  /// The contents of a folder, by name.
  open var fileWrappers: [String: FileWrapper]? {
    guard case .folder(let children) = content else { raise("fileWrappers", "directory") }
    return children
  }

  private func raise(_ member: String, _ kind: String) -> Never {
    fatalError("-[FileWrapper \(member)]: the file wrapper isn't a \(kind)")
  }

  // MARK: Folders

  /// Adds a wrapper to a folder.
  /// - Returns: The wrapper's name in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let name = child.preferredFilename, !name.isEmpty else {
      fatalError("-[FileWrapper addFileWrapper:]: the child has no preferred filename")
    }
    return add(child, named: name)
  }

  @discardableResult
  private func add(_ child: FileWrapper, named name: String) -> String {
    guard case .folder(var children) = content else { raise("addFileWrapper:", "directory") }
    var key = name
    var number = 1
    while children[key] != nil {
      key = "__\(number)__\(name)"
      number += 1
    }
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file with the given contents to a folder.
  /// - Returns: The file's name in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { raise("removeFileWrapper:", "directory") }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Returns the name of a wrapper in a folder, or `nil` if the folder doesn't contain it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: Reading and writing

  private static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      let path = try manager.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    case .typeDirectory?:
      let names = try manager.contentsOfDirectory(atPath: url.path)
      let children = try names.map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
      }
      return .folder(Dictionary(children, uniquingKeysWith: { $1 }))
    default:
      return options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url)
    }
  }

  private func take(_ url: URL) {
    filename = url.lastPathComponent
    preferredFilename = preferredFilename ?? filename
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary(
      (attributes ?? [:]).map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Returns whether the file at a URL has the date and size that it had when it was read.
  open func matchesContents(of url: URL) -> Bool {
    let known = fileAttributes
    let current = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let current, current[.type] as? FileAttributeType == .typeRegular || isDirectory else {
      return false
    }
    let date = known[FileAttributeKey.modificationDate.rawValue] as? Date
    guard date != nil, date == current[.modificationDate] as? Date else { return false }
    guard case .folder(let children) = content else { return isRegularFile }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names) == Set(children.keys)
      && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
  }

  /// Reads the file or folder at a URL again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(of: url, options)
    take(url)
  }

  /// Writes the wrapper and its contents.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    readAll()
    guard options.contains(.atomic) else { return try put(at: url, options) }
    let manager = FileManager.default
    let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    do {
      try put(at: place, options.subtracting(.withNameUpdating))
      if (try? manager.attributesOfItem(atPath: url.path)) != nil {
        try manager.removeItem(at: url)
      }
      try manager.moveItem(at: place, to: url)
    } catch {
      try? manager.removeItem(at: place)
      throw error
    }
    if options.contains(.withNameUpdating) { takeNames(url) }
  }

  /// Reads files that are about to be overwritten.
  private func readAll() {
    if case .folder(let children) = content {
      for child in children.values { child.readAll() }
    } else if case .unread = content {
      _ = regularFileContents
    }
  }

  private func put(at url: URL, _ options: WritingOptions) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url)
    case .unread(let source): try Data(contentsOf: source).write(to: url)
    case .link(let destination):
      try manager.createSymbolicLink(
        atPath: url.path, withDestinationPath: destination.relativePath)
    case .folder(let children):
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.put(at: url.appendingPathComponent(name), []) }
    }
    if options.contains(.withNameUpdating) { takeNames(url) }
  }

  private func takeNames(_ url: URL) {
    take(url)
    guard case .folder(let children) = content else { return }
    for (name, child) in children { child.takeNames(url.appendingPathComponent(name)) }
  }
}
