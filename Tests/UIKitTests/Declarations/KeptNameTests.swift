import Testing
import UIKit

/// Properties that apps can set but that have no effect on the device.
@MainActor struct KeptNameTests {
  @Test func textsSayWhatWritingToolsMayDo() {
    let (view, field) = (UITextView(), UITextField())
    #expect(view.writingToolsBehavior == .default && !view.isWritingToolsActive)
    view.writingToolsBehavior = .none
    field.writingToolsBehavior = .limited
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.writingToolsBehavior == .none && field.writingToolsBehavior == .limited)
    #expect(view.allowedWritingToolsResultOptions.contains(.list))
  }

  @Test func imagesAreAsBrightAsTheScreenCanShow() {
    let view = UIImageView()
    #expect(view.preferredImageDynamicRange == .unspecified)
    view.preferredImageDynamicRange = .high
    #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
  }

  @Test func namesOfGlassAreKept() {
    let effect = UIGlassEffect(style: .clear)
    effect.tintColor = .red
    effect.isInteractive = true
    #expect(effect.tintColor == .red && effect.isInteractive)
    let container = UIGlassContainerEffect()
    container.spacing = 8
    #expect(container.spacing == 8)
    let buttons: [UIButton.Configuration] = [
      .glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
    ]
    #expect(buttons.allSatisfy { $0.cornerStyle == .capsule })
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    scroll.bottomEdgeEffect.isHidden = true
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(scroll.bottomEdgeEffect.isHidden && !scroll.leftEdgeEffect.isHidden)
    #expect(scroll.rightEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    let tabs = UITabBarController()
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let accessory = UITabAccessory(contentView: UILabel())
    tabs.setBottomAccessory(accessory, animated: false)
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown && tabs.bottomAccessory === accessory)
    #expect(accessory.contentView is UILabel)
    #expect(UIBarButtonItem.Style.prominent == .done && UIBarButtonItem.fixedSpace().width == 0)
  }

  @Test func aTableKeepsTheEffectOfItsSeparators() {
    let table = UITableView()
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    table.separatorEffect = effect
    #expect(table.separatorEffect === effect)
  }

  @Test func anAppIsNoExtension() {
    #expect(UIViewController().extensionContext == nil)
  }

  @Test func aTextHasAnInteractionForFindingWhenItIsEnabled() {
    let view = UITextView()
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    #expect(view.findInteraction?.view === view)
    view.findInteraction?.searchText = "word"
    view.findInteraction?.findNext()
    #expect(view.findInteraction?.isFindNavigatorVisible == false)
    view.isFindInteractionEnabled = false
    #expect(
      view.findInteraction == nil && view.interactions.allSatisfy { !($0 is UIFindInteraction) })
  }
}
