import AppRuntime
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The base class of documents, which are model objects that are read from and saved to a file.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocument>.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The maximum time, in seconds, before changes are saved.
  private static let autosaveDelay = 15.0

  /// Posted when the state of a document has changed.
  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }

  /// The file of the document.
  open private(set) var fileURL: URL
  /// The time of the file's last known modification.
  open var fileModificationDate: Date?
  /// The state of the document.
  open private(set) var documentState: State = [.closed] {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  private var storedUndoManager: UndoManager?
  private var observers: [any NSObjectProtocol] = []
  private var count = 0
  private var autosaving: DeviceClock.Timer?
  private var background: (any NSObjectProtocol)?

  /// Creates a document for a file without opening it.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: The file

  /// The name of the document that's shown to users.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The uniform type identifier of the file.
  open var fileType: String? { UniformType.identifier(ofExtension: fileURL.pathExtension) }

  /// The progress of reading or writing, if it takes a long time.
  open var progress: Progress? { nil }

  /// Returns the file name extension for the document.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    guard let typeName, typeName != fileType else { return fileURL.pathExtension }
    return UniformType.fileExtension(of: typeName)
  }

  // MARK: Opening and closing

  /// Reads the file, and calls a closure with whether it succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async {
      guard self.documentState.contains(.closed) else {
        completionHandler?(false)
        return
      }
      let succeeds = self.readFile(at: self.fileURL)
      if succeeds {
        self.documentState.remove(.closed)
        self.startAutosaving()
      }
      completionHandler?(succeeds)
    }
  }

  /// Saves changes and closes the document, and calls a closure with whether it succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { succeeds in
      if succeeds {
        self.documentState.insert(.closed)
        self.stopAutosaving()
        self.updateChangeCount(.cleared)
      }
      completionHandler?(succeeds)
    }
  }

  /// Reads a file again, which discards unsaved changes, and calls a closure with whether it
  /// succeeded.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async {
      self.disableEditing()
      self.documentState.insert(.editingDisabled)
      let succeeds = self.readFile(at: url)
      if succeeds {
        self.storedUndoManager?.removeAllActions()
        self.updateChangeCount(.cleared)
      }
      self.documentState.remove(.editingDisabled)
      self.enableEditing()
      completionHandler?(succeeds)
    }
  }

  private func readFile(at url: URL) -> Bool {
    do {
      try read(from: url)
      fileModificationDate = Self.modificationDate(of: url)
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private static func modificationDate(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }

  // MARK: Reading and writing

  /// Sets the contents of the document.
  ///
  /// Subclasses override this.
  /// - Throws: An error if the contents are invalid.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Returns the contents of the file as `Data`.
  ///
  /// Subclasses override this.
  /// - Throws: An error if there's nothing to write.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.fileWriteUnknown)
  }

  /// Reads a file and passes its contents to `load(fromContents:ofType:)`.
  /// - Throws: An error if the file can't be read.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  /// Writes contents to a file atomically.
  /// - Throws: An error if the file can't be written.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
    let attributes = (additionalFileAttributes ?? [:]).reduce(into: [FileAttributeKey: Any]()) {
      if let key = $1.key as? FileAttributeKey { $0[key] = $1.value }
    }
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path)
    }
  }

  /// Writes contents to a file.
  /// - Throws: An error if the file can't be written.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) })
    else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// Returns the attributes for the file.
  /// - Throws: An error if the attributes can't be provided.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws
    -> [AnyHashable: Any]
  { [:] }

  /// Runs a closure that reads or writes files, after all previous closures.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    DispatchQueue.main.async { block() }
  }

  // MARK: Saving

  /// The uniform type identifier of the file that's saved.
  open var savingFileType: String? { fileType }

  /// Writes the document to a file, and calls a closure with whether it succeeded.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      performAsynchronousFileAccess {
        let succeeds = self.write(contents, attributes, to: url, for: saveOperation, token)
        completionHandler?(succeeds)
      }
    } catch {
      fail(error)
      DispatchQueue.main.async { completionHandler?(false) }
    }
  }

  private func write(
    _ contents: Any, _ attributes: [AnyHashable: Any], to url: URL,
    for saveOperation: SaveOperation, _ token: Any
  ) -> Bool {
    do {
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
    } catch {
      fail(error)
      return false
    }
    fileURL = url
    fileModificationDate = Self.modificationDate(of: url)
    documentState.remove(.savingError)
    updateChangeCount(withToken: token, for: saveOperation)
    if saveOperation == .forCreating, documentState.contains(.closed) {
      documentState.remove(.closed)
      startAutosaving()
    }
    return true
  }

  private func fail(_ error: any Error) {
    documentState.insert(.savingError)
    handleError(error, userInteractionPermitted: true)
  }

  /// Saves changes, if there are any, and calls a closure with whether it succeeded.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      DispatchQueue.main.async { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  private func startAutosaving() {
    background = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.autosave(completionHandler: nil) }
    }
    planAutosave()
  }

  private func stopAutosaving() {
    autosaving?.invalidate()
    autosaving = nil
    if let background { NotificationCenter.default.removeObserver(background) }
    background = nil
  }

  private func planAutosave() {
    guard hasUnsavedChanges, background != nil, autosaving == nil else { return }
    autosaving = DeviceClock.shared.schedule(after: Self.autosaveDelay, keepsAwake: false) {
      [weak self] in
      self?.autosaving = nil
      self?.autosave(completionHandler: nil)
    }
  }

  // MARK: Changes

  /// Whether there are unsaved changes.
  open var hasUnsavedChanges: Bool { count != 0 }

  /// Records a change, or that there are no more changes.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: count += 1
    case .undone: count -= 1
    case .cleared: count = 0
    }
    planAutosave()
  }

  /// Returns a token for the changes that are about to be saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { count }

  /// Records that the changes represented by a token have been saved.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) {
    guard let saved = changeCountToken as? Int else { return }
    count -= saved
    planAutosave()
  }

  /// The undo manager, which tracks the changes of the document.
  open var undoManager: UndoManager! {
    get {
      if storedUndoManager == nil { use(UndoManager()) }
      return storedUndoManager
    }
    set { use(newValue) }
  }

  private func use(_ manager: UndoManager?) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    storedUndoManager = manager
    let changes: [(NSNotification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    observers =
      manager.map { manager in
        changes.map { name, change in
          NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.updateChangeCount(change) }
          }
        }
      } ?? []
  }

  // MARK: Editing and errors

  /// Called when it isn't safe to change the document.
  open func disableEditing() {}

  /// Called when it's safe again to change the document.
  open func enableEditing() {}

  /// Called when an error occurs while reading or writing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Called by the document after an error has been handled.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when users can no longer be asked about an error.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }
}

extension UIDocument {
  /// Reads the file.
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { continuation in
      open { continuation.resume(returning: $0) }
    }
  }

  /// Saves changes and closes the document.
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { continuation in
      close { continuation.resume(returning: $0) }
    }
  }

  /// Writes the document to a file.
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves changes, if there are any.
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { continuation in
      autosave { continuation.resume(returning: $0) }
    }
  }

  /// Reads a file again, which discards unsaved changes.
  /// - Returns: Whether it succeeded.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }
}
