import Paper
import UIKit

/// Hears of labels that are tapped.
@objc public protocol LabelViewDelegate: AnyObject {
  /// Called when a label was tapped.
  @objc optional func labelViewWasTapped(_ view: LabelView)
  /// Called when a label was held.
  @objc optional func labelViewWasHeld(_ view: LabelView)
}

/// A label that tells its delegate of taps.
@objc open class LabelView: UILabel {
  /// Who hears of taps.
  public weak var delegate: LabelViewDelegate?

  /// Creates a label that greets.
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

  /// What is printed beside the text.
  @objc open func decoration() -> String { "plain" }

  /// The text of a file of the package.
  public static var stamp: String {
    let file = Bundle.module.url(forResource: "stamp", withExtension: "txt", subdirectory: "Stamps")
    return (try? String(contentsOf: file!, encoding: .utf8)) ?? "no stamp"
  }
}
