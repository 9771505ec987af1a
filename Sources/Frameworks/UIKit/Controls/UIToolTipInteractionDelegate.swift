/// The methods that choose the text that appears when the pointer rests on a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the text for a point; `nil` for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the interaction's default text.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map(UIToolTipConfiguration.init)
  }
}
