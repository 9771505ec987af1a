import UIKitCore
import UIKitDynamics
import UIKitPaging
import UIKitSheets

// In projects with Swift 4, declarations that Swift 4.2 renamed have their old names, as in Xcode.

/// The name of `UIActivityIndicatorView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIAlertAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIApplication.LaunchOptionsKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIApplication.OpenExternalURLOptionsKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenExternalURLOptionsKey")
public typealias UIApplicationOpenExternalURLOptionsKey = UIApplication.OpenExternalURLOptionsKey
/// The name of `UIApplication.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of `NSTextStorage.EditActions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The name of `UIAccessibility.Notification` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// The name of `UIBarButtonItem.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBlurEffect.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIButton.ButtonType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UICollectionView.ElementCategory` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionView.LayoutInteractiveTransitionCompletion` in Swift 4.
@available(
  swift, obsoleted: 4.2, renamed: "UICollectionView.LayoutInteractiveTransitionCompletion"
)
public typealias UICollectionViewLayoutInteractiveTransitionCompletion =
  UICollectionView.LayoutInteractiveTransitionCompletion
/// The name of `UICollectionViewUpdateItem.Action` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UICollectionViewFlowLayout.SectionInsetReference` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference =
  UICollectionViewFlowLayout.SectionInsetReference
/// The name of `UICollectionView.ScrollDirection` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UIContextualAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The name of `UIContextualAction.Handler` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Handler")
public typealias UIContextualActionHandler = UIContextualAction.Handler
/// The name of `UIControl.Event` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name of `UIControl.ContentHorizontalAlignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIDatePicker.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIDevice.BatteryState` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `UIEvent.EventSubtype` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIEvent.EventType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// The name of `UIFontDescriptor.SymbolicTraits` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UIFont.TextStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIGestureRecognizer.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UIImage.Orientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.RenderingMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `NSLayoutConstraint.Axis` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `UINavigationController.Operation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UINavigationItem.LargeTitleDisplayMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UIPageViewController.NavigationDirection` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// The name of `UIPageViewController.SpineLocation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The name of `UIPageViewController.TransitionStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIPress.Phase` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// The name of `UIPress.PressType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
/// The name of `UIProgressView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The name of `UIScrollView.IndicatorStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UISearchBar.Icon` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UISearchBar.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISegmentedControl.Segment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// The name of `UISplitViewController.DisplayMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UIStackView.Alignment` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIStackView.Distribution` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UISwipeGestureRecognizer.Direction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UIView.SystemAnimation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation
/// The name of `UITabBarItem.SystemItem` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of `UITableViewCell.AccessoryType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.EditingStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewRowAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UITableViewCell.SelectionStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.SeparatorStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.StateMask` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UITableViewCell.CellStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableView.RowAnimation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableView.ScrollPosition` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.SeparatorInsetReference` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// The name of `UITableView.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITextField.BorderStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.ViewMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.DidEndEditingReason` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name of `UITouch.Phase` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The name of `UITouch.TouchType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// The name of `UITouch.Properties` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
/// The name of `UIView.AnimationCurve` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.AnimationOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AutoresizingMask` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.ContentMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.KeyframeAnimationOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.TintAdjustmentMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIWindow.Level` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
/// The name of `NSAttributedString.Key` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name of `NSLayoutConstraint.Attribute` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.FormatOptions` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `NSLayoutConstraint.Relation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `RunLoop.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
/// The name of `UIImagePickerController.CameraCaptureMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController
  .CameraCaptureMode
/// The name of `UIImagePickerController.CameraDevice` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name of `UIImagePickerController.CameraFlashMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The name of `UIImagePickerController.ImageURLExportPreset` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.ImageURLExportPreset")
public typealias UIImagePickerControllerImageURLExportPreset = UIImagePickerController
  .ImageURLExportPreset
/// The name of `UIImagePickerController.QualityType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name of `UIImagePickerController.SourceType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UICollectionViewCell.DragState` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewCell.DragState")
public typealias UICollectionViewCellDragState = UICollectionViewCell.DragState
/// The name of `UICollectionViewDropProposal.Intent` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewDropProposal.Intent")
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent
/// The name of `UICollectionView.ReorderingCadence` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ReorderingCadence")
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
/// The name of `UITableViewCell.DragState` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.DragState")
public typealias UITableViewCellDragState = UITableViewCell.DragState
/// The name of `UITableViewDropProposal.Intent` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableViewDropProposal.Intent")
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
/// The name of `UIDocument.ChangeKind` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The name of `UIDocument.SaveOperation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The name of `UIDocument.State` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State
/// The name of `UIActivity.Category` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// The name of `UIActivity.ActivityType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UICollisionBehavior.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of `UIAttachmentBehavior.AttachmentType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The name of `UIPushBehavior.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of `UIInterpolatingMotionEffect.EffectType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The name of `UISplitViewController.PrimaryEdge` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// The name of `UIApplicationShortcutIcon.IconType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
/// The name of `UIPreviewAction.Style` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style
