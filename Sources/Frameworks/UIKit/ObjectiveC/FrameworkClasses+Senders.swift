extension FrameworkClasses {
  /// The classes of what sends actions, all of which have `init()`; Xcode's unwind actions want a view controller.
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
