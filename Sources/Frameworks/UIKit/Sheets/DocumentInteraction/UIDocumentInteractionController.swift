import Stubs
@_spi(Quince) import UIKitCore
import UniformTypeIdentifiers

/// An object that shows a preview of a file and offers actions for it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller>.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The object that's notified of events and determines where the preview is shown.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The uniform type identifier of the file, if it differs from that of the file's extension.
  open var uti: String? {
    get { ownType ?? url.map { UniformType.identifier(ofExtension: $0.pathExtension) } }
    set { ownType = newValue }
  }
  /// The name of the file that's shown to users.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Information for an app that opens the file.
  open var annotation: Any?

  private var ownType: String?
  private var ownName: String?
  private weak var preview: UIViewController?
  private weak var menu: UIViewController?

  /// Creates a controller without a file.
  public override init() {
    super.init()
  }

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The icons of the file.
  open var icons: [UIImage] {
    let entry = url.flatMap(FolderEntry.init)
    return [UIImage(systemName: entry?.symbolName ?? "doc")].compactMap { $0 }
  }

  // MARK: The preview

  /// Shows the contents of the file.
  /// - Returns: Whether the preview is shown. It isn't if the delegate provides no view controller
  ///   or the type of the file isn't supported.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, let uti, preview == nil,
      let parent = delegate?.documentInteractionControllerViewControllerForPreview(self),
      parent.viewIfLoaded?.window != nil
    else { return false }
    let type = UTType(importedAs: uti)
    guard let content = DocumentPreview(of: url, type: type, name: name ?? "") else {
      Stub.documentPreviews.report()
      return false
    }
    content.onEnd = { [weak self] in self?.previewDidEnd() }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    show(content, on: parent, animated: animated)
    return true
  }

  private func show(_ content: DocumentPreview, on parent: UIViewController, animated: Bool) {
    preview = content
    if let navigation = parent as? UINavigationController {
      return navigation.pushViewController(content, animated: animated)
    }
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak content] _ in content?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .fullScreen
    parent.present(navigation, animated: animated)
  }

  private func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if preview.presentingViewController != nil {
      preview.dismiss(animated: animated)
    } else {
      preview.navigationController?.popViewController(animated: animated)
    }
  }

  // MARK: The menus

  /// Shows a menu of actions for the file, next to an area of a view.
  /// - Returns: Whether the menu is shown.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(in: view.window, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows a menu of actions for the file, next to a bar button item.
  /// - Returns: Whether the menu is shown.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    let window = UIApplication.shared.allWindows.first(where: \.isKeyWindow)
    return presentMenu(in: window, animated: animated) { $0.barButtonItem = item }
  }

  /// Does nothing, because there are no other apps that open the file.
  /// - Returns: `false`.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }

  /// Does nothing, because there are no other apps that open the file.
  /// - Returns: `false`.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  private func presentMenu(
    in window: UIWindow?, animated: Bool, place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil, var parent = window?.rootViewController else { return false }
    while let next = parent.presentedViewController { parent = next }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.menuDidEnd() }
    if let popover = sheet.popoverPresentationController { place(popover) }
    menu = sheet
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    parent.present(sheet, animated: animated)
    return true
  }

  private func menuDidEnd() {
    menu = nil
    delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
  }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) {
    menu?.dismiss(animated: animated)
  }
}
