import UIKitCore

/// A view controller that lets users choose a font.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The contents of the picker.
  open private(set) var configuration: Configuration
  /// The object that's notified of the user's choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The selected font or family.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.selected = selectedFontDescriptor }
  }

  private let list: FontList

  /// Creates a picker.
  public init(configuration: Configuration) {
    self.configuration = configuration.duplicate()
    list = FontList(self.configuration, family: nil)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for font families.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(configuration: Configuration())
  }

  /// Creates a picker from a storyboard.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    list = FontList(configuration, family: nil)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = .pageSheet
    list.title = "Choose Font"
    list.onChoose = { [weak self] in self?.choose($0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() }, menu: nil)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// The methods that respond to the user's actions in a font picker.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when users cancel the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when users choose a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
