import Foundation

/// Presents the picker of a color well.
@MainActor
final class ColorWellChooser: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(well: UIColorWell) {
    self.well = well
    super.init()
  }

  func open() {
    guard let well else { return }
    let presenter = sequence(first: well as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UIViewController }.first
    let picker = UIColorPickerViewController()
    picker.title = well.title
    picker.supportsAlpha = well.supportsAlpha
    if let color = well.selectedColor { picker.selectedColor = color }
    picker.delegate = self
    presenter?.present(picker, animated: true)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.choose(color)
  }
}
