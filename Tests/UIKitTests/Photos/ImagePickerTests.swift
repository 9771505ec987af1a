import Testing
import UIKit

extension OnScreen {
  /// The image picker's information about the device.
  @MainActor struct ImagePickerTests {
    @Test func thereIsAPhotoLibraryAndNoCamera() {
      #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
      #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
      #expect(
        UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.first == "public.image")
    }

    @Test func aPickerOffersPicturesOfThePhotoLibrary() {
      let picker = UIImagePickerController()
      #expect(picker.sourceType == .photoLibrary)
      #expect(picker.mediaTypes == ["public.image"])
      #expect(!picker.allowsEditing)
    }

    @Test func theDelegateIsThatOfTheNavigationController() {
      final class Delegate: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
      {}
      let delegate = Delegate()
      let picker = UIImagePickerController()
      picker.delegate = delegate
      #expect((picker as UINavigationController).delegate === delegate)
    }
  }
}
