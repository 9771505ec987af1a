import Foundation
import Stubs
import UIKitCore

/// Offers to print something, if there's a printer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called when printing is over.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let only = UIPrintInteractionController()

  private override init() {
    super.init()
  }

  /// The only controller.
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

  /// Returns whether data can be printed: a PDF document or a picture.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
  }

  /// The print settings.
  open var printInfo: UIPrintInfo?
  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether users choose which pages are printed.
  open var showsPageRange = true
  /// Whether users choose how many copies are printed.
  open var showsNumberOfCopies = true
  /// Whether users see the paper in the printer.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether users choose how the paper is held.
  open var showsPaperOrientation = true
  /// The item to print: data, an image, or a file.
  open var printingItem: Any?
  /// All items to print.
  open var printingItems: [Any]?
  /// Prints some content.
  open var printFormatter: UIPrintFormatter?
  /// Draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The paper.
  open var printPaper: UIPrintPaper? { nil }

  /// Shows options of printing.
  @discardableResult
  open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    Stub.printing.tell()
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { MainActor.assumeIsolated { completion?(self, false, nil) } }
    return true
  }

  /// Shows options of printing beside a rectangle.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Shows options of printing beside an item of a bar.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Dismisses the print options, which aren't shown.
  open func dismiss(animated: Bool) {}
}
