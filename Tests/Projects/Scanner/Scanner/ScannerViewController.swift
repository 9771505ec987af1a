import PhotosUI
import UIKit

/// Reads QR codes in pictures of the photo library, and adds new ones to it.
class ScannerViewController: UIViewController {
  private let pictureView = UIImageView()
  private let result = UILabel()
  private let field = UITextField()
  private let reader = CodeReader()
  private let maker = CodeMaker()
  private var picture: UIImage?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scanner"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: #selector(edit))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Camera", style: .plain, target: self, action: #selector(openCamera))
    pictureView.contentMode = .scaleAspectFit
    pictureView.isAccessibilityElement = true
    pictureView.accessibilityIdentifier = "picture"
    result.text = "No picture"
    result.numberOfLines = 0
    result.textAlignment = .center
    result.accessibilityIdentifier = "result"
    field.placeholder = "Text for a code"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "text"
    layOut()
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [
      pictureView, result, button("Pick Picture", #selector(pick)), field,
      button("Make Code", #selector(make)), button("Save Code", #selector(save)),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      pictureView.heightAnchor.constraint(equalToConstant: 260),
    ])
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func pick() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  private func scan(_ picture: UIImage) {
    self.picture = picture
    guard let code = reader.code(in: picture) else {
      pictureView.image = picture
      result.text = "No code in this picture"
      return
    }
    pictureView.image = picture.outlined(code.corners)
    result.text = code.text
  }

  @objc private func make() {
    view.endEditing(true)
    picture = maker.picture(of: field.text ?? "", size: 240)
    pictureView.image = picture
    result.text = picture.map { "\(Int($0.size.width)) pixels" } ?? "No code for this text"
  }

  @objc private func save() {
    guard let picture else { return }
    UIImageWriteToSavedPhotosAlbum(
      picture, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
  }

  @objc private func image(
    _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
  ) {
    result.text = error?.localizedDescription ?? "Saved"
  }

  @objc private func edit() {
    guard let picture else { return }
    show(DarkroomViewController(picture), sender: nil)
  }
}

// The names of AVFoundation come from PhotosUI.
extension ScannerViewController {
  /// Asks for the camera, which the simulated device doesn't have.
  @objc private func openCamera() {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .notDetermined:
      AVCaptureDevice.requestAccess(for: .video) { isAllowed in
        DispatchQueue.main.async { [weak self] in self?.useCamera(isAllowed) }
      }
    case .authorized: useCamera(true)
    case .denied, .restricted: useCamera(false)
    @unknown default: useCamera(false)
    }
  }

  private func useCamera(_ isAllowed: Bool) {
    guard isAllowed else {
      result.text = "Camera not allowed"
      return
    }
    result.text = AVCaptureDevice.default(for: .video)?.localizedName ?? "No camera"
  }
}

extension ScannerViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    guard let provider = results.first?.itemProvider,
      provider.canLoadObject(ofClass: UIImage.self)
    else { return }
    provider.loadObject(ofClass: UIImage.self) { object, _ in
      guard let picture = object as? UIImage else { return }
      DispatchQueue.main.async { [weak self] in self?.scan(picture) }
    }
  }
}

extension UIImage {
  /// Returns the picture with a line around a polygon.
  fileprivate func outlined(_ corners: [CGPoint]) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(at: .zero)
      let path = UIBezierPath()
      for (index, corner) in corners.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.close()
      path.lineWidth = size.width / 60
      UIColor.systemGreen.setStroke()
      path.stroke()
    }
  }
}
