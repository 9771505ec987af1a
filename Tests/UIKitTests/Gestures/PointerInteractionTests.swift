import Testing
import UIKit

/// Apps' code for a pointer, which the device doesn't have.
@MainActor struct PointerInteractionTests {
  private final class Follower: NSObject, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let view = interaction.view else { return nil }
      return UIPointerStyle(
        effect: .lift(UITargetedPreview(view: view)), shape: .roundedRect(region.rect))
    }
  }

  @Test func aViewHasAnInteraction() {
    let (view, follower) = (UIView(), Follower())
    let interaction = UIPointerInteraction(delegate: follower)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.isEnabled)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 9, height: 9), identifier: 1)
    #expect(follower.pointerInteraction(interaction, styleFor: region) != nil)
    view.removeInteraction(interaction)
    #expect(follower.pointerInteraction(interaction, styleFor: region) == nil)
  }

  @Test func aButtonHasOneWhenItIsEnabled() {
    let button = UIButton(type: .system)
    #expect(!button.isPointerInteractionEnabled)
    button.isPointerInteractionEnabled = true
    #expect(button.interactions.contains { $0 is UIPointerInteraction })
    button.isPointerInteractionEnabled = false
    #expect(!button.isPointerInteractionEnabled)
    button.pointerStyleProvider = { _, effect, shape in
      UIPointerStyle(effect: effect, shape: shape)
    }
    #expect(button.isPointerInteractionEnabled && button.pointerStyleProvider != nil)
  }

  @Test func nothingHoversOverAView() {
    let view = UIView()
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(hover)
    #expect(hover.state == .possible && hover.zOffset == 0)
  }
}
