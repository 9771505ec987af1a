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

  @Test func backgroundsAndPlacesOfSheetsAreKept() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController
    let effect = UIColorEffect(color: .red)
    sheet?.backgroundEffect = effect
    sheet?.preferredPlacement = .leading
    #expect(sheet?.backgroundEffect === effect && sheet?.preferredPlacement == .leading)
    let detent = UISheetPresentationController.Detent.medium()
    detent.backgroundEffect = effect
    #expect(detent.backgroundEffect === effect)
  }

  @Test func pickersKeepTheExposureOfColors() {
    let (picker, well) = (UIColorPickerViewController(), UIColorWell())
    #expect(picker.supportsEyedropper && well.supportsEyedropper)
    picker.maximumLinearExposure = 4
    well.maximumLinearExposure = 0.5
    #expect(picker.maximumLinearExposure == 4 && well.maximumLinearExposure == 1)
  }

  @Test func aScenesAccessoryIsNeverAvailable() {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplay)
    let accessory = UISceneAccessory.externalNonInteractive(
      sceneConfiguration: configuration, userInfo: 3)
    let controller = UIViewController()
    let registration = controller.registerSceneAccessory(accessory)
    #expect(!registration.isAvailable && registration.isEnabled)
    controller.unregisterSceneAccessory(registration)
    #expect(!registration.isEnabled)
  }

  @Test func draggingKeepsHowItemsAreLifted() {
    let interaction = UIDragInteraction(delegate: Dragger())
    #expect(interaction.liftBehavior == .default)
    interaction.liftBehavior = .extended
    #expect(interaction.liftBehavior == .extended)
  }

  private final class Dragger: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  @Test func anInteractionKnowsItsScrollViewAndItsEdge() {
    let interaction = UIScrollEdgeElementContainerInteraction()
    let (scroll, view) = (UIScrollView(), UIView())
    interaction.scrollView = scroll
    interaction.edge = .bottom
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.scrollView === scroll && interaction.edge == .bottom)
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
