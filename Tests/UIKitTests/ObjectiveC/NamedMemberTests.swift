import Foundation
import Testing
import UIKit

@testable import ObjectiveC
@testable import UIKitCore
@testable import UIKitSheets

extension OnScreen {
  /// The members of each class that storyboards, selectors, and key-value coding find by name.
  @MainActor struct NamedMemberTests {
    private let screen = TestScreen()

    /// The members that each class itself declares.
    ///
    /// Methods have a minus sign.
    private static let members = """
      CALayer cornerRadius borderWidth borderColor backgroundColor shadowColor shadowOpacity \
      shadowRadius shadowOffset masksToBounds opacity hidden zPosition name shouldRasterize \
      rasterizationScale frame bounds position anchorPoint maskedCorners
      CellReorderControl -handleDrag:
      ListAccessoryView -handleReordering:
      NSLayoutConstraint constant
      PickerWheel -handleTap:
      StoryboardSegueTemplate -perform:
      TableIndex -handleTouch:
      UIActivityViewController subject
      UIAlertAction titleTextColor titleTextAlignment image checked
      UIAlertController attributedTitle attributedMessage contentViewController
      UIBarButtonItem customView tintColor width
      UIBarItem title image enabled tag view
      UIButton titleLabel imageView contentEdgeInsets titleEdgeInsets imageEdgeInsets
      UICollectionView dataSource delegate prefetchDataSource dragDelegate dropDelegate \
      -reloadData -handleMovement: -handleSwipe:
      UIControl enabled isEnabled selected isSelected highlighted isHighlighted \
      -sendActionsForControlEvents
      UIDatePicker date minimumDate maximumDate minuteInterval textColor highlightsToday
      UIDevice orientation
      UIGestureRecognizer delegate enabled
      UIImageView image highlightedImage highlighted
      UILabel text attributedText font textColor textAlignment highlightedTextColor highlighted \
      enabled shadowColor shadowOffset numberOfLines adjustsFontSizeToFitWidth \
      minimumScaleFactor preferredMaxLayoutWidth
      UINavigationBar barTintColor translucent prefersLargeTitles hidesShadow
      UINavigationController navigationBar viewControllers
      UIPickerView dataSource delegate textColor
      UIPrintPageRenderer paperRect printableRect
      UIProgressView progress progressTintColor trackTintColor
      UIRefreshControl attributedTitle -beginRefreshing -endRefreshing
      UIResponder -resignFirstResponder -becomeFirstResponder -reloadInputViews
      UIScrollView delegate contentSize contentInset contentOffset scrollEnabled pagingEnabled \
      refreshControl -handlePan: -handlePinch:
      UISearchBar delegate placeholder cancelButtonText searchField searchTextField cancelButton
      UISlider value minimumValue maximumValue minimumTrackTintColor maximumTrackTintColor \
      thumbTintColor
      UIStackView spacing
      UISwitch on onTintColor thumbTintColor
      UITabBar barTintColor unselectedItemTintColor translucent hidesShadow
      UITabBarController tabBar selectedIndex viewControllers
      UITableView dataSource delegate prefetchDataSource dragDelegate dropDelegate \
      tableHeaderView tableFooterView rowHeight separatorColor -reloadData -handleSwipe:
      UITableViewCell accessoryView accessoryType selectionStyle textLabel detailTextLabel \
      imageView backgroundView selectedBackgroundView -accessoryButtonTapped -editControlTapped
      UITableViewController tableView refreshControl
      UITextField delegate text placeholder attributedText attributedPlaceholder font textColor \
      textAlignment placeholderLabel clearButton _clearButton leftView rightView inputView \
      inputAccessoryView secureTextEntry minimumFontSize adjustsFontSizeToFitWidth \
      clearsOnBeginEditing enablesReturnKeyAutomatically -cut: -copy: -paste: -select: \
      -selectAll:
      UITextView text attributedText font textColor textAlignment editable selectable \
      textContainerInset inputView inputAccessoryView -cut: -copy: -paste: -select: -selectAll:
      UIToolbar delegate items barTintColor translucent hidesShadow
      UIView backgroundColor tintColor alpha hidden isHidden opaque clipsToBounds tag \
      userInteractionEnabled isUserInteractionEnabled multipleTouchEnabled exclusiveTouch frame \
      bounds center transform layoutMargins preservesSuperviewLayoutMargins \
      isAccessibilityElement accessibilityIdentifier accessibilityLabel accessibilityHint \
      accessibilityValue restorationIdentifier mask maskView cornerRadius \
      translatesAutoresizingMaskIntoConstraints layer superview subviews contentMode window \
      -removeFromSuperview -setNeedsDisplay -setNeedsLayout -layoutIfNeeded -sizeToFit \
      -endEditing:
      UIViewController view title
      """

    @Test func eachClassListsItsOwnMembers() throws {
      for line in Self.members.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        let name = words[0]
        let type: AnyClass = try #require(
          name == "CALayer" ? CALayer.self : NSClassFromString("UIKit.\(name)"))
        let own = ObjCRuntime.ownMembers(of: type).map { name, kind in
          if case .method = kind { "-\(name)" } else { name }
        }
        #expect(own.sorted() == words.dropFirst().sorted(), "\(name)")
      }
    }

    @Test func aClassWithoutMembersOfItsOwnFindsThoseOfItsSuperclass() throws {
      #expect(ObjCRuntime.ownMembers(of: UIWindow.self).isEmpty)
      #expect(ObjCRuntime.ownMembers(of: AppSwitch.self).isEmpty)
      let toggle = AppSwitch()
      try ObjCRuntime.setValue(true, forKey: "on", on: toggle)
      #expect(toggle.isOn)
      try ObjCRuntime.setValue(5, forKey: "tag", on: toggle)
      #expect(toggle.tag == 5)
    }

    private final class AppSwitch: UISwitch {}

    @Test func aLayersColorTakesNoColorOfUIKits() throws {
      let layer = CALayer()
      try ObjCRuntime.setValue(UIColor.red.cgColor, forKey: "borderColor", on: layer)
      #expect(layer.borderColor == UIColor.red.cgColor)
      let failure = #expect(throws: ObjCRuntime.Failure.self) {
        try ObjCRuntime.setValue(UIColor.red, forKey: "borderColor", on: layer)
      }
      #expect(
        failure?.description == "expected a value of type CGColor, but got UIColor")
    }

    // MARK: Senders

    @Test func anObjectOfAnyClassThatSendsActionsCanBeMade() {
      let senders: [NSObject.Type] = [
        UIButton.self, UIBarButtonItem.self, UIView.self, UIControl.self, UISwitch.self,
        UISlider.self, UIStepper.self, UISegmentedControl.self, UITextField.self,
        UITextView.self, UILabel.self, UIImageView.self, UIDatePicker.self, UIPageControl.self,
        UIRefreshControl.self, UIColorWell.self, UISearchBar.self, UIBarItem.self,
        UIGestureRecognizer.self, UITapGestureRecognizer.self,
        UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
        UISwipeGestureRecognizer.self, UIPinchGestureRecognizer.self,
        UIRotationGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self,
        UIViewController.self,
      ]
      for type in senders {
        #expect(ObjCRuntime.makeSender(for: type).map { Swift.type(of: $0) == type } == true)
      }
      for type in [UITableView.self, UIWindow.self, AppSwitch.self, NSObject.self] {
        #expect(ObjCRuntime.makeSender(for: type) == nil)
      }
    }

    @Test func everyControlGestureAndBarItemCanBeASender() {
      let senders = PublicClasses.all.map(\.type).filter {
        $0 is UIControl.Type || $0 is UIGestureRecognizer.Type || $0 is UIBarItem.Type
      }
      #expect(senders.count > 20)
      for type in senders {
        #expect(ObjCRuntime.makeSender(for: type).map { Swift.type(of: $0) == type } == true)
      }
    }

    // MARK: All classes

    /// The delegates and data sources that storyboards can't connect yet.
    private static let unconnected: Set = [
      "UIActionSheet.delegate", "UIAlertView.delegate", "UICalendarView.delegate",
      "UINavigationBar.delegate", "UITabBar.delegate",
    ]

    @Test func everyDelegateIsAnOutlet() {
      let classes = PublicClasses.all.filter {
        $0.type is UIView.Type || $0.type is UIGestureRecognizer.Type
      }
      #expect(classes.count > 40)
      for declared in classes {
        for key in ["dataSource", "delegate"] where declared.properties[key] != nil {
          let isFound = sequence(first: declared.type) { _getSuperclass($0) }.contains {
            ObjCRuntime.ownMembers(of: $0)[key] != nil
          }
          let name = "\(declared.name).\(key)"
          #expect(isFound != Self.unconnected.contains(name), "\(name)")
        }
      }
    }
  }
}
