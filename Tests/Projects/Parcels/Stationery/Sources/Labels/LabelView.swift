import Paper
import UIKit

/// A delegate that's notified when labels are tapped.
@objc public protocol LabelViewDelegate: AnyObject {
  /// Called when a label is tapped.
  @objc optional func labelViewWasTapped(_ view: LabelView)
  /// Called when a label is held.
  @objc optional func labelViewWasHeld(_ view: LabelView)
}

/// A label that tells its delegate of taps.
@objc open class LabelView: UILabel {
  /// The delegate that's notified of taps.
  public weak var delegate: LabelViewDelegate?

  /// Creates a label with a greeting.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    text = NSLocalizedString("greeting", bundle: .module, comment: "") + ", " + Sheet.kind
  }

  /// Creates a label from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func tap() {
    delegate?.labelViewWasHeld?(self)
    delegate?.labelViewWasTapped?(self)
  }

  /// The text that's printed next to the label.
  @objc open func decoration() -> String { "plain" }

  /// The text in a file of the package.
  public static var stamp: String {
    let file = Bundle.module.url(forResource: "stamp", withExtension: "txt", subdirectory: "Stamps")
    return (try? String(contentsOf: file!, encoding: .utf8)) ?? "no stamp"
  }
}
