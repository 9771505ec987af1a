import UIKitCore
import UIKitPaging
import UIKitSheets

/// The name of `UIApplication.openSettingsURLString` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// The name of `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// The name of `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// The name of `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The name of `UICollectionViewFlowLayout.automaticSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// The name of `UIView.layoutFittingCompressedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The name of `UIView.layoutFittingExpandedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The name of `UINavigationController.hideShowBarDuration` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@MainActor public let UINavigationControllerHideShowBarDuration = UINavigationController
  .hideShowBarDuration
/// The name of `UISegmentedControl.noSegment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@MainActor public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
/// The name of `UIScrollView.DecelerationRate.fast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The name of `UIScrollView.DecelerationRate.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The name of `UITableView.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The name of `UITableView.indexSearch` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public let UITableViewIndexSearch = UITableView.indexSearch
/// The name of `UIView.noIntrinsicMetric` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The name of `UIWindow.Level.alert` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The name of `UIWindow.Level.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The name of `UIWindow.Level.statusBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The name of `UIAccessibilityTraits.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The name of `UIAccessibilityTraits.button` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The name of `UIAccessibilityTraits.link` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The name of `UIAccessibilityTraits.header` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The name of `UIAccessibilityTraits.searchField` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The name of `UIAccessibilityTraits.image` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The name of `UIAccessibilityTraits.selected` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The name of `UIAccessibilityTraits.playsSound` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The name of `UIAccessibilityTraits.keyboardKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The name of `UIAccessibilityTraits.staticText` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The name of `UIAccessibilityTraits.summaryElement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The name of `UIAccessibilityTraits.notEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The name of `UIAccessibilityTraits.updatesFrequently` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The name of `UIAccessibilityTraits.startsMediaSession` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The name of `UIAccessibilityTraits.adjustable` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
/// The name of `UIAccessibilityTraits.causesPageTurn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The name of `UIAccessibilityTraits.tabBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
/// The name of `UIAccessibility.Notification.announcement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The name of `UIAccessibility.Notification.layoutChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The name of `UIAccessibility.Notification.screenChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The name of `UIAccessibility.Notification.pageScrolled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
/// The raw value of `UIImagePickerController.InfoKey.mediaType`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
/// The raw value of `UIImagePickerController.InfoKey.originalImage`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
  .rawValue
/// The raw value of `UIImagePickerController.InfoKey.editedImage`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage.rawValue
/// The raw value of `UIImagePickerController.InfoKey.cropRect`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect.rawValue
/// The raw value of `UIImagePickerController.InfoKey.mediaURL`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
/// The raw value of `UIImagePickerController.InfoKey.mediaMetadata`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public let UIImagePickerControllerMediaMetadata = UIImagePickerController.InfoKey.mediaMetadata
  .rawValue
/// The raw value of `UIImagePickerController.InfoKey.livePhoto`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.livePhoto")
public let UIImagePickerControllerLivePhoto = UIImagePickerController.InfoKey.livePhoto.rawValue
/// The raw value of `UIImagePickerController.InfoKey.phAsset`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public let UIImagePickerControllerPHAsset = UIImagePickerController.InfoKey.phAsset.rawValue
/// The raw value of `UIImagePickerController.InfoKey.imageURL`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public let UIImagePickerControllerImageURL = UIImagePickerController.InfoKey.imageURL.rawValue
/// The raw value of `UIImagePickerController.InfoKey.referenceURL`, as in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public let UIPageViewControllerOptionInterPageSpacingKey =
  UIPageViewController.OptionsKey.interPageSpacing
/// The name of `UIPageViewController.OptionsKey.spineLocation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public let UIPageViewControllerOptionSpineLocationKey =
  UIPageViewController.OptionsKey.spineLocation
/// The name of `UIKeyCommand.inputUpArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
@MainActor public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// The name of `UIKeyCommand.inputDownArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
@MainActor public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// The name of `UIKeyCommand.inputLeftArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
@MainActor public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// The name of `UIKeyCommand.inputRightArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
@MainActor public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// The name of `UIKeyCommand.inputEscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
@MainActor public let UIKeyInputEscape = UIKeyCommand.inputEscape
/// The name of `UIApplication.backgroundFetchIntervalMinimum` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication
  .backgroundFetchIntervalMinimum
/// The name of `UIApplication.backgroundFetchIntervalNever` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
