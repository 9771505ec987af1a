import AppRuntime
import Foundation
import Stubs
import UIKitCore
import UniformTypeIdentifiers

/// A view controller that lets users browse, choose, and create documents.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The object that responds to the user's actions and creates documents.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether users can create documents.
  open var allowsDocumentCreation = true {
    didSet { updateItems() }
  }
  /// The title of the button that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document" {
    didSet { updateItems() }
  }
  /// Whether users can choose several documents.
  open var allowsPickingMultipleItems = false {
    didSet { if isViewLoaded { showList() } }
  }
  /// Whether the names of files are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The style of the browser.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet {
      overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified
    }
  }
  /// The ratio of width to height of a new document's thumbnail.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
  /// The types of the documents that users can choose.
  open private(set) var contentTypesForRecentDocuments: [UTType]
  /// The identifiers of the types of the documents that users can choose.
  open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
  /// The app's own items at the leading end of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateItems() }
  }
  /// The app's own items at the trailing end of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { updateItems() }
  }

  /// The app's own actions for documents.
  open var customActions: [UIDocumentBrowserAction] = [] {
    didSet {
      Stub.documentBrowserActions.report(
        if: customActions.contains { $0.availability.contains(.navigationBar) })
    }
  }

  private let navigation = UINavigationController()
  /// The items that the list itself adds to the bar.
  private var listItems: [UIBarButtonItem] = []

  // MARK: Creating a browser

  /// Creates a browser for documents with specific types, or with the types that the app declares.
  public init(forOpening contentTypes: [UTType]?) {
    contentTypesForRecentDocuments = contentTypes ?? Self.declaredTypes
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a browser for documents with specific types, or with the types that the app declares.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    contentTypesForRecentDocuments =
      allowedContentTypes?.map { UTType(importedAs: $0) } ?? Self.declaredTypes
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a browser from a storyboard, for documents with the types that the app declares.
  public required init?(coder: NSCoder) {
    contentTypesForRecentDocuments = Self.declaredTypes
    super.init(coder: coder)
    setUp()
  }

  /// Creates a browser for documents with the types that the app declares.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    contentTypesForRecentDocuments = Self.declaredTypes
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .fullScreen
    Stub.documentBrowserPlaces.report()
  }

  /// The types in the app's list of document types.
  private static var declaredTypes: [UTType] {
    let types = InfoPlist["CFBundleDocumentTypes"]?.array ?? []
    return types.flatMap { $0["LSItemContentTypes"]?.strings ?? [] }.map {
      UTType(importedAs: $0)
    }
  }

  // MARK: The lists

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigation.navigationBar.prefersLargeTitles = true
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    showList()
  }

  private func showList() {
    let list = list
    list.title =
      InfoPlist["CFBundleDisplayName"]?.string ?? InfoPlist["CFBundleName"]?.string ?? list.title
    list.loadViewIfNeeded()
    listItems = list.navigationItem.rightBarButtonItems ?? []
    navigation.setViewControllers([list], animated: false)
    updateItems()
  }

  private var list: FolderList {
    FolderList(
      of: DocumentTransfer.documents.standardizedFileURL,
      choice: { [weak self] in self?.choice ?? FolderList.Choice(types: [], takesFolder: false) },
      choose: { [weak self] in self?.pick($0) }, cancel: nil)
  }

  private var choice: FolderList.Choice {
    FolderList.Choice(
      types: contentTypesForRecentDocuments, isMultiple: allowsPickingMultipleItems,
      showsExtensions: shouldShowFileExtensions,
      buttonTitle: allowsPickingMultipleItems ? "Open" : nil, takesFolder: false,
      actions: customActions)
  }

  private func updateItems() {
    guard isViewLoaded, let item = navigation.viewControllers.first?.navigationItem else { return }
    item.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
    var trailing = additionalTrailingNavigationBarButtonItems
    if allowsDocumentCreation {
      let create = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create() })
      create.accessibilityLabel = localizedCreateDocumentActionTitle
      trailing.insert(create, at: 0)
    }
    item.rightBarButtonItems = trailing + listItems
  }

  private func reload() {
    for case let list as FolderList in navigation.viewControllers where list.isViewLoaded {
      list.reload()
    }
  }

  private func pick(_ urls: [URL]) {
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  // MARK: Documents

  private func create() {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url else { return }
      take(url, DocumentTransfer.documents, mode) { [weak self] destination, error in
        guard let self else { return }
        if let destination {
          delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
        } else {
          delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  private func take(
    _ url: URL, _ folder: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void
  ) {
    guard mode != .none else { return }
    let transfer = DocumentTransfer(files: [url], folder: folder, isMove: mode == .move)
    do {
      let destination = try transfer.perform(replaces: false).first
      reload()
      completion(destination, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Shows a document.
  ///
  /// If it isn't in the app's documents folder, it can be copied there first.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let documents = DocumentTransfer.documents.standardizedFileURL.path + "/"
    guard importIfNeeded, !url.standardizedFileURL.path.hasPrefix(documents) else {
      let isThere = FileManager.default.fileExists(atPath: url.path)
      reload()
      completion?(
        isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile, userInfo: [:]))
      return
    }
    take(url, DocumentTransfer.documents, .copy) { completion?($0, $1) }
  }

  /// Copies or moves a document to the folder of another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    take(documentURL, neighbourURL.deletingLastPathComponent(), mode, completion)
  }

  /// Renames a document without changing its extension.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if target.pathExtension != documentURL.pathExtension {
      target = target.appendingPathExtension(documentURL.pathExtension)
    }
    do {
      try FileManager.default.moveItem(at: documentURL, to: target)
      reload()
      completionHandler(target, nil)
    } catch {
      completionHandler(nil, error)
    }
  }
}
