import Foundation
import Stubs
import UIKitCore

/// An object that presents the interface for printing, if there's a printer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A closure that's called when printing has finished.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let only = UIPrintInteractionController()

  private override init() {
    super.init()
  }

  /// The shared controller.
  open class var shared: UIPrintInteractionController { only }

  /// Whether the device can print.
  open class var isPrintingAvailable: Bool { true }

  /// The types of the data that can be printed.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff"]
  }

  /// Returns whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool {
    (try? Data(contentsOf: url)).map(canPrint) ?? false
  }

  /// Returns whether data can be printed, which requires a PDF document or an image.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
  }

  /// The print settings.
  open var printInfo: UIPrintInfo?
  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether users can choose the pages to print.
  open var showsPageRange = true
  /// Whether users can choose the number of copies.
  open var showsNumberOfCopies = true
  /// Whether the paper in the printer is shown to users.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether users can choose the paper orientation.
  open var showsPaperOrientation = true
  /// The item to print, which can be data, an image, or a file.
  open var printingItem: Any?
  /// All items to print.
  open var printingItems: [Any]?
  /// The formatter for the content to print.
  open var printFormatter: UIPrintFormatter?
  /// The renderer that draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The paper.
  open var printPaper: UIPrintPaper? { nil }

  /// Shows the print options.
  @discardableResult
  open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    Stub.printing.report()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { MainActor.assumeIsolated { completion?(self, false, nil) } }
    return true
  }

  /// Shows the print options next to a rectangle.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Shows the print options next to a bar button item.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Does nothing, because the print options aren't shown.
  open func dismiss(animated: Bool) {}
}
