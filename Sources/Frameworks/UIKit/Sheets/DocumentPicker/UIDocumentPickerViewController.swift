import Stubs
@_spi(Quince) import UIKitCore
import UniformTypeIdentifiers

/// A view controller that lets users choose documents or locations for the app's documents.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The operation that the picker performs on the user's choice.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// The object that's notified of the user's choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether users can choose several documents.
  open var allowsMultipleSelection = false
  /// Whether the names of files are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The folder that's shown at first.
  open var directoryURL: URL?

  private let contentTypes: [UTType]
  private let exported: [URL]

  // MARK: Creating a picker

  /// Creates a picker for documents with specific types, which provides either copies or the
  /// documents themselves.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.contentTypes = contentTypes
    exported = []
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for documents with specific types, which provides the documents themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker for a location to which files are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    contentTypes = []
    exported = urls
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for a location to which files are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker for documents with specific types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    contentTypes = allowedUTIs.map { UTType(importedAs: $0) }
    exported = []
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for the location of a file.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    contentTypes = []
    exported = [url]
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for the location of several files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    contentTypes = []
    exported = urls
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a document picker from a storyboard.
  public required init?(coder: NSCoder) {
    contentTypes = [.item]
    exported = []
    documentPickerMode = .open
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .formSheet
    Stub.documentPickerPlaces.report()
  }

  // MARK: The lists

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController()
    navigation.setViewControllers(folders.map(list), animated: false)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// The folders from the documents folder to the initially visible folder.
  private var folders: [URL] {
    let documents = DocumentTransfer.documents.standardizedFileURL
    guard let first = directoryURL?.standardizedFileURL else { return [documents] }
    let (root, all) = (documents.pathComponents, first.pathComponents)
    guard all.starts(with: root) else { return [first] }
    return all.dropFirst(root.count).reduce(into: [documents]) { folders, name in
      folders.append(folders[folders.count - 1].appendingPathComponent(name))
    }
  }

  private func list(of folder: URL) -> FolderList {
    FolderList(
      of: folder,
      choice: { [weak self] in self?.choice ?? FolderList.Choice(types: [], takesFolder: false) },
      choose: { [weak self] in self?.choose($0) }, cancel: { [weak self] in self?.cancel() })
  }

  private var isExport: Bool {
    documentPickerMode == .exportToService || documentPickerMode == .moveToService
  }

  private var choice: FolderList.Choice {
    let takesFolder = isExport || contentTypes.contains { UTType.folder.conforms(to: $0) }
    let title = isExport ? (documentPickerMode == .moveToService ? "Move" : "Save") : "Open"
    return FolderList.Choice(
      types: contentTypes, isMultiple: allowsMultipleSelection,
      showsExtensions: shouldShowFileExtensions,
      buttonTitle: takesFolder || allowsMultipleSelection ? title : nil, takesFolder: takesFolder)
  }

  // MARK: Choosing

  private func choose(_ urls: [URL]) {
    switch documentPickerMode {
    case .open: finish { urls }
    case .import: finish { try DocumentTransfer.copiesToInbox(urls) }
    case .exportToService, .moveToService: export(to: urls[0])
    }
  }

  private func export(to folder: URL) {
    let transfer = DocumentTransfer(
      files: exported, folder: folder, isMove: documentPickerMode == .moveToService)
    guard let conflict = transfer.conflicts.first else {
      return finish { try transfer.perform(replaces: true) }
    }
    let question = UIAlertController(
      title: "Replace Existing Items?",
      message: "“\(conflict.lastPathComponent)” already exists in this location.",
      preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Replace", style: .destructive) { _ in
        self.finish { try transfer.perform(replaces: true) }
      })
    question.addAction(
      UIAlertAction(title: "Keep Both", style: .default) { _ in
        self.finish { try transfer.perform(replaces: false) }
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }

  private func finish(_ work: () throws -> [URL]) {
    do {
      let urls = try work()
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
      leave()
    } catch {
      let alert = UIAlertController(
        title: "The operation couldn’t be completed.", message: error.localizedDescription,
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  private func cancel() {
    delegate?.documentPickerWasCancelled(self)
    leave()
  }

  @_spi(Quince) open override func personDidDismiss() {
    delegate?.documentPickerWasCancelled(self)
  }

  private func leave() {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    dismiss(animated: true)
  }
}
