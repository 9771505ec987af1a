import UIKit

extension GalleryScene {
  /// Buttons, switches, sliders, and other controls.
  static let controls = [
    column("Buttons") {
      [
        UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(),
        .borderedTinted(), .borderedProminent(),
      ].map { configuration in
        var configuration = configuration
        configuration.title = "Button"
        return UIButton(configuration: configuration)
      }
    },
    column("ButtonSizes") {
      [UIButton.Configuration.Size.mini, .small, .medium, .large].flatMap { size in
        [UIButton.Configuration.filled(), .gray()].map { configuration in
          var configuration = configuration
          configuration.title = "Button"
          configuration.buttonSize = size
          return UIButton(configuration: configuration)
        }
      }
    },
    column("ButtonCorners") {
      [UIButton.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule].map {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Corners"
        configuration.cornerStyle = $0
        return UIButton(configuration: configuration)
      }
    },
    column("ButtonContents") {
      var subtitled = UIButton.Configuration.filled()
      subtitled.title = "Title"
      subtitled.subtitle = "Subtitle"
      subtitled.image = UIImage(systemName: "star.fill")
      subtitled.imagePadding = 8
      var trailing = subtitled
      trailing.imagePlacement = .trailing
      var above = UIButton.Configuration.gray()
      above.image = UIImage(systemName: "heart")
      above.imagePlacement = .top
      above.title = "Above"
      var waiting = UIButton.Configuration.borderedProminent()
      waiting.title = "Waiting"
      waiting.showsActivityIndicator = true
      return [subtitled, trailing, above, waiting].map { UIButton(configuration: $0) }
    },
    column("ButtonStates") {
      [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()].flatMap { configuration in
        (0..<3).map { state in
          var configuration = configuration
          configuration.title = "State"
          let button = UIButton(configuration: configuration)
          button.isEnabled = state != 0
          button.isHighlighted = state == 1
          button.isSelected = state == 2
          return button
        }
      }
    },
    column("SystemButtons") {
      [
        UIButton.ButtonType.system, .close, .detailDisclosure, .infoLight, .infoDark, .contactAdd,
        .custom,
      ].map { type in
        let button = UIButton(type: type)
        if type == .system || type == .custom { button.setTitle("Title", for: .normal) }
        if type == .custom { button.setTitleColor(.label, for: .normal) }
        return button
      }
    },
    column("Switches") {
      (0..<4).map { index in
        let control = UISwitch()
        control.isOn = index % 2 == 0
        control.isEnabled = index < 2
        if index == 2 { control.onTintColor = .systemOrange }
        return control
      }
    },
    column("Sliders") {
      (0..<4).map { index in
        let slider = UISlider()
        slider.value = Float(index) / 3
        slider.isEnabled = index != 1
        if index == 2 {
          slider.minimumValueImage = UIImage(systemName: "speaker")
          slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
          slider.minimumTrackTintColor = .systemGreen
        }
        slider.widthAnchor.constraint(equalToConstant: 240).isActive = true
        return slider
      }
    },
    column("Steppers") {
      (0..<3).map { index in
        let stepper = UIStepper()
        stepper.value = index == 1 ? 50 : 0
        stepper.isEnabled = index < 2
        return stepper
      }
    },
    column("Segments") {
      (0..<4).map { index in
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = index == 3 ? UISegmentedControl.noSegment : index
        control.isEnabled = index != 1
        if index == 2 {
          control.selectedSegmentTintColor = .systemBlue
          control.setEnabled(false, forSegmentAt: 0)
        }
        return control
      }
    },
    column("PageControls") {
      (0..<3).map { index in
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = index
        control.backgroundStyle = index == 1 ? .prominent : .minimal
        control.pageIndicatorTintColor = .systemGray
        control.currentPageIndicatorTintColor = .systemRed
        return control
      }
    },
    column("Progress") {
      let bars = [UIProgressView.Style.default, .bar].map { style in
        let bar = UIProgressView(progressViewStyle: style)
        bar.progress = 0.4
        bar.widthAnchor.constraint(equalToConstant: 200).isActive = true
        return bar
      }
      let spinners = [UIActivityIndicatorView.Style.medium, .large].map { style in
        let spinner = UIActivityIndicatorView(style: style)
        spinner.hidesWhenStopped = false
        return spinner
      }
      return bars + spinners
    },
  ]
}
