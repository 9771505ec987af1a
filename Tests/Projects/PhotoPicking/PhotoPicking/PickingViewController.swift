import PhotosUI
import UIKit

/// Shows the items picked from the photo library.
class PickingViewController: UIViewController {
  private let picture = UIImageView()
  private let outcome = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityIdentifier = "picture"
    outcome.numberOfLines = 0
    outcome.text = "Nothing"
    outcome.accessibilityIdentifier = "outcome"
    let buttons = UIStackView(arrangedSubviews: [
      button("Library", #selector(pickFromLibrary)), button("Edited", #selector(pickEdited)),
      button("One", #selector(pickOne)), button("Several", #selector(pickSeveral)),
      button("Movies", #selector(pickMovie)), button("Save", #selector(save)),
      button("Camera", #selector(takePicture)), button("Insert", #selector(add)),
      button("Grid", #selector(showGrid)),
    ])
    buttons.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [picture, outcome, buttons])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      picture.heightAnchor.constraint(equalToConstant: 260),
    ])
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc func pickFromLibrary() {
    present(imagePicker(), animated: true)
  }

  @objc func pickEdited() {
    let picker = imagePicker()
    picker.allowsEditing = true
    present(picker, animated: true)
  }

  private func imagePicker() -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.sourceType = .photoLibrary
    return picker
  }

  @objc func takePicture() {
    let hasCamera = UIImagePickerController.isSourceTypeAvailable(.camera)
    outcome.text = hasCamera ? "Smile" : "No camera"
  }

  @objc func pickOne() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    pick(configuration)
  }

  @objc func pickSeveral() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    configuration.filter = .any(of: [.images, .livePhotos])
    pick(configuration)
  }

  @objc func pickMovie() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .videos
    pick(configuration)
  }

  private func pick(_ configuration: PHPickerConfiguration) {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  @objc func save() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    UIImageWriteToSavedPhotosAlbum(
      image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
  }

  @objc func add() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
      guard status == .authorized else { return }
      PHPhotoLibrary.shared().performChanges({
        _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
      }) { isDone, error in
        DispatchQueue.main.async { [weak self] in self?.outcome.text = "Added \(isDone)" }
      }
    }
  }

  @objc func showGrid() {
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      DispatchQueue.main.async { [weak self] in
        guard status == .authorized || status == .limited else {
          self?.outcome.text = "No access"
          return
        }
        self?.navigationController?.pushViewController(GridViewController(), animated: true)
      }
    }
  }

  @objc func image(
    _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
  ) {
    outcome.text = error.map { $0.localizedDescription } ?? "Saved \(Int(image.size.width))"
  }
}

extension PickingViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    let original = info[.originalImage] as? UIImage
    let edited = info[.editedImage] as? UIImage
    picture.image = edited ?? original
    let file = info[.imageURL] as? URL
    let isThere = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    var words = [
      info[.mediaType] as? String ?? "no type", Self.size(original), isThere ? "a file" : "no file",
    ]
    if let area = (info[.cropRect] as? NSValue)?.cgRectValue {
      words.append("\(Self.size(edited)) from \(Int(area.minX)),\(Int(area.minY))")
    }
    outcome.text = words.joined(separator: ", ")
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    outcome.text = "Canceled"
  }

  private static func size(_ image: UIImage?) -> String {
    guard let image = image else { return "nothing" }
    return "\(Int(image.size.width))x\(Int(image.size.height))"
  }
}

extension PickingViewController: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    dismiss(animated: true)
    let names = results.map { $0.itemProvider.suggestedName ?? "?" }
    let identifiers = results.filter { $0.assetIdentifier != nil }.count
    outcome.text = "\(names.joined(separator: ", ")) (\(identifiers) identifiers)"
    guard let provider = results.first?.itemProvider,
      provider.canLoadObject(ofClass: UIImage.self)
    else { return }
    provider.loadObject(ofClass: UIImage.self) { object, error in
      let image = object as? UIImage
      DispatchQueue.main.async { [weak self] in
        self?.picture.image = image
        self?.title = Self.size(image)
      }
    }
  }
}
