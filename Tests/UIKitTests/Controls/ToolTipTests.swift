import Testing
import UIKit

extension OnScreen {
  /// What controls say of themselves for pointers and Macs, which a phone doesn't show.
  @MainActor struct ToolTipTests {
    @Test func aControlHasAnInteractionForItsToolTip() {
      let button = UIButton()
      #expect(button.toolTipInteraction == nil)
      button.toolTip = "Save the file"
      #expect(button.toolTipInteraction?.defaultToolTip == "Save the file")
      button.toolTip = nil
      #expect(button.toolTipInteraction == nil)
    }

    @Test func aDelegateChoosesTheToolTip() {
      let delegate = ToolTipSource()
      let interaction = UIToolTipInteraction(defaultToolTip: "All")
      #expect(interaction.isEnabled)
      let view = UIView()
      view.addInteraction(interaction)
      #expect(interaction.view === view)
      let plain = PlainSource().toolTipInteraction(interaction, configurationAt: .zero)
      #expect(plain?.toolTip == "All" && plain?.sourceRect.isNull == true)
      let chosen = delegate.toolTipInteraction(interaction, configurationAt: .zero)
      #expect(chosen?.toolTip == "Part")
      #expect(chosen?.sourceRect == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func controlsLookLikeThoseOfAPad() {
      let button = UIButton()
      button.preferredBehavioralStyle = .mac
      #expect(button.behavioralStyle == .pad && !button.isHovered)
      #expect(UISlider().behavioralStyle == .pad && UINavigationBar().behavioralStyle == .pad)
      #expect(UISlider().preferredBehavioralStyle == .automatic)
    }
  }
}

private final class PlainSource: NSObject, UIToolTipInteractionDelegate {}

private final class ToolTipSource: NSObject, UIToolTipInteractionDelegate {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  {
    UIToolTipConfiguration(toolTip: "Part", in: CGRect(x: 0, y: 0, width: 5, height: 5))
  }
}
