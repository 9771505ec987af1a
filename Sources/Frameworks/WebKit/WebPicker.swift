import UIKit

/// Shows what users choose the values of a page's fields with: menus, lists, dates, and colors.
@MainActor
final class WebPicker: NSObject {
  /// The maximum number of options in a menu. Fields with more have a list.
  private static let longestMenu = 200

  private unowned let webView: WKWebView
  /// The field for which a picker was shown last.
  private var shown: PageDescription.Picker?
  /// An invisible button with the menu, in the field's place.
  private let anchor = UIButton()

  init(of webView: WKWebView) {
    self.webView = webView
    super.init()
    anchor.isHidden = true
    anchor.showsMenuAsPrimaryAction = true
  }

  /// Shows a picker for the field that the user has tapped.
  /// - Parameter frame: The field's frame in the web view's content.
  func take(_ picker: PageDescription.Picker?, in frame: CGRect) {
    guard let picker, picker.number != shown?.number else { return }
    shown = picker
    switch picker.type {
    case "select" where !picker.isMultiple && picker.options.count <= Self.longestMenu:
      showMenu(of: picker, in: frame)
    case "select": showList(of: picker)
    case "color": showColors(from: picker.value)
    default:
      guard let form = WebDateForm(picker.type) else { return }
      present(WebDateViewController(picker, form) { [weak self] in self?.set($0, in: picker) })
    }
  }

  /// Forgets the last page's fields, whose numbers the next page uses again.
  func pageDidChange() {
    shown = nil
  }

  // MARK: Options

  private func showMenu(of picker: PageDescription.Picker, in frame: CGRect) {
    anchor.menu = WebOptionGroup.menu(of: picker) { [weak self] in self?.choose([$0], in: picker) }
    anchor.frame = frame
    webView.content.addSubview(anchor)
    anchor.performPrimaryAction()
  }

  private func showList(of picker: PageDescription.Picker) {
    present(WebOptionList(picker) { [weak self] in self?.choose($0, in: picker) })
  }

  // MARK: Colors

  private func showColors(from value: String) {
    let controller = UIColorPickerViewController()
    controller.supportsAlpha = false
    controller.selectedColor = WebColor.color(value) ?? .black
    controller.delegate = self
    webView.frontController?.present(controller, animated: true)
  }

  // MARK: Results

  private func choose(_ indices: [Int], in picker: PageDescription.Picker) {
    run(PageScript.choose(indices, in: picker.number))
  }

  private func set(_ value: String, in picker: PageDescription.Picker) {
    run(PageScript.setValue(value, in: picker.number))
  }

  private func run(_ script: String) {
    webView.page.perform("run", ["source": script, "world": PageScript.world])
    webView.page.synchronize()
  }

  /// Presents a view controller in a sheet that leaves a part of the page visible.
  private func present(_ root: UIViewController) {
    let controller = UINavigationController(rootViewController: root)
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    webView.frontController?.present(controller, animated: true)
  }
}

extension WebPicker: UIColorPickerViewControllerDelegate {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    if let shown { set(WebColor.value(color), in: shown) }
  }
}

extension WKWebView {
  /// The view controller in front of the others of the web view.
  var frontController: UIViewController? {
    var front = window?.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
