extension FrameworkClasses {
  /// The classes that send actions, all of which have `init()`; `UIViewController` is here for Xcode's unwind actions.
  static var senders: [NSObject.Type] {
    [
      UIButton.self, UIBarButtonItem.self, UIView.self, UIControl.self, UISwitch.self,
      UISlider.self, UIStepper.self, UISegmentedControl.self, UITextField.self, UITextView.self,
      UILabel.self, UIImageView.self, UIDatePicker.self, UIPageControl.self, UIRefreshControl.self,
      UIColorWell.self, UISearchBar.self, UIBarItem.self, UIGestureRecognizer.self,
      UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
      UISwipeGestureRecognizer.self, UIPinchGestureRecognizer.self,
      UIRotationGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self, UIViewController.self,
    ]
  }
}
