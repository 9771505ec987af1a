extension UIButton {
  func showContent() {
    backgroundView?.removeFromSuperview()
    backgroundView = nil
    showSpinner(for: nil)
    showBackground(currentBackgroundImage)
    showImage(currentImage, symbolConfiguration: currentPreferredSymbolConfiguration)
    let color = titleColor(for: state) ?? Self.look.plain.customTitleColor
    if let title = attributedTitle(for: state) {
      label.styledText = nil
      label.textColor = color
      label.styledText = EditableText(title)
    } else if isUnderlined, let title = title(for: state) {
      label.styledText = EditableText(
        NSAttributedString(
          string: title,
          attributes: [
            .font: label.font as Any, .foregroundColor: color,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
          ]))
    } else {
      label.styledText = nil
      label.text = title(for: state)
      label.textColor = color
    }
    label.shadowColor = currentTitleShadowColor
    place(label, shown: label.text?.isEmpty == false)
    place(secondLabel, shown: false)
    showSelection()
    showState()
  }

  /// Whether the title is underlined to indicate a button.
  ///
  /// The user can turn this on for buttons without another shape.
  private var isUnderlined: Bool {
    DeviceSettings.isOn(.buttonShapes) && content.isTinted && currentBackgroundImage == nil
      && backgroundColor == nil
  }

  /// Shows the selection of a system button, by drawing the title as a cutout from the tint color.
  func showSelection() {
    let isShown =
      content.isTinted && isSelected && !label.isHidden
      && content.titleColors[UIControl.State.selected.rawValue] == nil
    if isShown, selectionView == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.look.plain.selectionRadius
      selectionView = view
    }
    guard let selectionView else { return }
    selectionView.backgroundColor = tintColor
    if isShown { label.textColor = Self.look.plain.selectedTitleColor }
    if selectionView.superview == nil { insertSubview(selectionView, belowSubview: label) }
    selectionView.isHidden = !isShown
  }

  func showState() {
    let look = Self.look.plain
    let isDimmed = content.isTinted && isHighlighted
    label.alpha = isDimmed ? look.touchedOpacity : 1
    picture.tintColor = content.isTinted && !isEnabled ? look.disabledColor : nil
    if content.isTinted {
      picture.alpha = isDimmed ? look.touchedOpacity : 1
    } else {
      let darkens = isHighlighted && adjustsImageWhenHighlighted && !hasOwnImage(.highlighted)
      let fades = !isEnabled && adjustsImageWhenDisabled && !hasOwnImage(.disabled)
      picture.alpha = darkens || fades ? look.customImageOpacity : 1
      backgroundPicture?.alpha = picture.alpha
    }
  }

  func hasOwnImage(_ state: UIControl.State) -> Bool {
    content.images[state.rawValue] != nil || content.backgroundImages[state.rawValue] != nil
  }

  func showImage(
    _ image: UIImage?, symbolConfiguration: UIImage.SymbolConfiguration?,
    transition: UISymbolContentTransition? = nil
  ) {
    var image = image
    if let symbolConfiguration { image = image?.preferring(symbolConfiguration) }
    // A configuration shows images in their original colors for any type of button.
    if content.isTinted, configuration == nil { image = image?.templateByDefault }
    if let transition, let image, let old = picture.image, window != nil, !picture.isHidden,
      image.isSymbolImage, old.isSymbolImage, image != old
    {
      picture.setSymbolImage(
        image, contentTransition: transition.contentTransition, options: transition.options)
    } else {
      picture.image = image
    }
    place(picture, shown: image != nil)
  }

  func showBackground(_ image: UIImage?) {
    guard image != nil || backgroundPicture != nil else { return }
    let view = backgroundPicture ?? UIImageView()
    if backgroundPicture == nil {
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isHidden = image == nil
  }

  func place(_ view: UIView, shown: Bool) {
    if shown, view.superview == nil { addSubview(view) }
    view.isHidden = !shown
  }

  func show(_ configuration: Configuration) {
    showBackground(nil)
    let tint = tintColor ?? .systemBlue
    let background = backgroundView ?? UIButtonBackgroundView(frame: bounds)
    if backgroundView == nil {
      backgroundView = background
      insertSubview(background, at: 0)
    }
    background.show(configuration.background, tint: tint)
    let foreground = configuration.baseForegroundColor ?? tint
    showImage(
      configuration.showsActivityIndicator ? nil : configuration.image,
      symbolConfiguration: configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(font: configuration.titleFont),
      transition: configuration.symbolContentTransition)
    picture.alpha = 1
    picture.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    showSpinner(for: configuration)
    label.alpha = 1
    label.numberOfLines = configuration.titleLineBreakMode.breaksLines ? 0 : 1
    label.lineBreakMode = configuration.titleLineBreakMode
    label.textAlignment = textAlignment(configuration)
    label.styledText = configuration.styledTitle(color: foreground, traits: traitCollection)
    place(label, shown: configuration.attributedTitle != nil)
    secondLabel.numberOfLines = configuration.subtitleLineBreakMode.breaksLines ? 0 : 1
    secondLabel.lineBreakMode = configuration.subtitleLineBreakMode
    secondLabel.textAlignment = label.textAlignment
    secondLabel.styledText = configuration.styledSubtitle(
      color: foreground, traits: traitCollection)
    place(secondLabel, shown: configuration.attributedSubtitle != nil)
  }

  func showSpinner(for configuration: Configuration?) {
    guard let configuration, configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil {
      spinner = view
      addSubview(view)
      view.startAnimating()
    }
    let foreground = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
    view.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
  }

  func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    case .automatic:
      switch configuration.imagePlacement {
      case .top, .bottom: .center
      default: configuration.attributedSubtitle == nil ? .center : .natural
      }
    }
  }
}
