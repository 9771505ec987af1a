import UniformTypeIdentifiers

/// The processes that can load a representation of an item.
///
/// Follows
/// <https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility>.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// Only the app itself.
  case ownProcess
}

/// A provider of an item that's passed from one place to another, such as a selected image.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemprovider>.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// A function that loads data and passes it to a closure.
  private typealias Loader =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The reason for an error.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -1
    /// There's no such item.
    case itemUnavailableError = -1000
    /// The item is of another class.
    case unexpectedValueClassError = -1100
    /// The item can't be converted to the requested type.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private let lock = NSLock()
  private var loaders: [(type: String, load: Loader)] = []
  private var storedName: String?

  /// Creates a provider without an item.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file, or `nil` if there's none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: UniformType.identifier(ofExtension: fileURL.pathExtension),
      visibility: .all
    ) { handler in
      handler(FileManager.default.contents(atPath: fileURL.path), nil)
      return nil
    }
  }

  /// Returns the provider itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Available types

  /// The types of the available data, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

  /// The suggested name for a file with the item.
  open var suggestedName: String? {
    get { lock.withLock { storedName } }
    set { lock.withLock { storedName = newValue } }
  }

  /// Returns whether there's data of a type or one of its subtypes.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformType.conforms($0, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    loader(for: aClass) != nil
  }

  /// Returns whether a value such as a `String` or a `URL` can be created.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  // MARK: Registering

  /// Registers data that's loaded on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock { loaders.append((typeIdentifier, loadHandler)) }
  }

  /// Registers an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  // MARK: Loading

  /// Creates an object of a class, and passes it to a closure on another thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let (type, load) = loader(for: aClass) else {
      return fail(.unavailableCoercionError) { completionHandler(nil, $0) }
    }
    nonisolated(unsafe) let aClass = aClass
    return start(load) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Creates a value such as a `String` or a `URL`, and passes it to a closure on another thread.
  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let hand = { (object: Any?, error: (any Error)?) in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { hand($0, $1) }
  }

  /// Loads data of a type or one of its subtypes, and passes it to a closure on another thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let (_, load) = loader(conformingTo: typeIdentifier) else {
      return fail(.itemUnavailableError) { completionHandler(nil, $0) }
    }
    return start(load, then: completionHandler)
  }

  /// Writes data to a file, and calls a closure on another thread.
  ///
  /// The file is deleted when the closure returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    guard let (type, load) = loader(conformingTo: typeIdentifier) else {
      return fail(.itemUnavailableError) { completionHandler(nil, $0) }
    }
    let name = "\(suggestedName ?? "item").\(UniformType.fileExtension(of: type))"
    return start(load) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads data of a type synchronously, with a timeout of several seconds.
  final func loadedData(of type: String) -> Data? {
    loader(conformingTo: type).flatMap { Self.loaded(by: $0.load) }
  }

  /// Waits until data has been loaded, with a timeout of several seconds.
  static func loaded(
    by load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) -> Data? {
    let isLoaded = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var loaded: Data?
    _ = load { data, _ in
      loaded = data
      isLoaded.signal()
    }
    return isLoaded.wait(timeout: .now() + 4) == .success ? loaded : nil
  }

  private func loader(for aClass: any NSItemProviderReading.Type) -> (type: String, load: Loader)? {
    aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap(loader(conformingTo:)).first
  }

  private func loader(conformingTo type: String) -> (type: String, load: Loader)? {
    lock.withLock { loaders.first { UniformType.conforms($0.type, to: type) } }
  }

  private func start(
    _ load: @escaping Loader, then handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      _ = load { data, error in
        handler(data, error ?? (data == nil ? Self.error(.itemUnavailableError) : nil))
        progress.completedUnitCount = 1
      }
    }
    return progress
  }

  private func fail(
    _ code: ErrorCode, _ handler: @escaping @Sendable (any Error) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async { handler(Self.error(code)) }
    return progress
  }

  private static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
